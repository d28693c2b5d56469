// The shortest Swift program: what a start alone costs.
