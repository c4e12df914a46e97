open class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
}
