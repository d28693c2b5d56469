import ReportPipeline
import ReportModel
var a = Array(CommandLine.arguments.dropFirst())
var o = ReportOptions()
let r = try LogReport(captures: a, options: o)
print(String(decoding: r.report.json.bytes, as: UTF8.self))
