import Program

// Two rooms have a `Value`: here are the names for the program's.

typealias ProgramValue = Value
typealias ProgramSource = SourceText
public typealias ProgramLanguage = SourceText.Language
typealias HostMachine = Machine<UIKitWorld>
typealias ProgramFunction = Function
typealias ProgramVariable = Variable
typealias ProgramType = Type
