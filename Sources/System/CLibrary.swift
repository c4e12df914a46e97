// The C library, for every file of this target and for whoever imports it: which one it is, is
// decided here and nowhere else.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

extension stat {
  /// The one member whose name the platforms do not share.
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
