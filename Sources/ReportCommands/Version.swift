/// The version that `ctreport version` prints.
public let toolVersion = "0.1.0"
