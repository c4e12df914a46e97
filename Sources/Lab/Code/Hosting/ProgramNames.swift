import Program

// The program's own names where the laboratory has others of that kind.

typealias ProgramSource = SourceText
typealias HostMachine = Machine<UIKitWorld>
typealias ProgramFunction = Function
typealias ProgramVariable = Variable
typealias ProgramType = Type
