/// The version of ctreport.
public let ctreportVersion: StaticString = "0.1.0"
