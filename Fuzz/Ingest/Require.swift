/// Stops with a message where a property does not hold. Unlike `precondition` it says which, optimised or not.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError(message()) }
}
