/// The apps that can be simulated, in the order in which commands list them.
public let simulatedApps: [SimulatedAppKind] = [counterTestApp]
