/// A script that a page is given to look at itself with. What it finds wrong is in the page's title
/// when it is done, a complaint a line; `done` is the last.
enum Inspection {
  static let script = """
    <script>
    const wrong = [];
    const complain = (what, node) => wrong.push(
      what + ': ' + (node ? node.outerHTML.slice(0, 120).replaceAll('\\n', ' ') : ''));

    // Names
    if (!document.documentElement.lang) complain('no language');
    if (document.querySelectorAll('h1').length !== 1) complain('not one h1');
    if (!document.title) complain('no title');
    for (const node of document.querySelectorAll('a, button, summary'))
      if (!(node.getAttribute('aria-label') || node.textContent).trim()) complain('no name', node);
    for (const node of document.querySelectorAll('svg')) {
      const ids = (node.getAttribute('aria-labelledby') || '').split(' ');
      const name = node.getAttribute('aria-label')
        || ids.map(id => document.getElementById(id)?.textContent ?? '').join('');
      if (node.getAttribute('role') !== 'img' || !name.trim()) complain('no name', node);
    }

    // Contrast
    const color = text => {
      const parts = text.match(/[\\d.]+/g);
      return parts ? parts.map(Number) : [0, 0, 0, 0];
    };
    const over = (top, bottom) => {
      const alpha = top[3] ?? 1;
      return [0, 1, 2].map(i => top[i] * alpha + bottom[i] * (1 - alpha));
    };
    const light = rgb => {
      const [r, g, b] = rgb.slice(0, 3).map(v => {
        v /= 255;
        return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => {
      const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
      return (x + 0.05) / (y + 0.05);
    };
    // What is painted under a point, up to a node.
    const under = (node, x, y) => {
      const layers = [];
      for (const each of document.elementsFromPoint(x, y)) {
        const style = getComputedStyle(each);
        if (each.closest('text') || each === node) {
          if (!(each instanceof SVGElement)) layers.push(color(style.backgroundColor));
          continue;
        }
        if (each instanceof SVGElement) {
          if (style.fill === 'none' || each.tagName === 'svg') continue;
          const fill = color(style.fill);
          layers.push([...fill.slice(0, 3), (fill[3] ?? 1) * Number(style.fillOpacity)]);
        } else layers.push(color(style.backgroundColor));
      }
      const paper = matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0] : [255, 255, 255];
      return layers.reverse().reduce((below, top) => over(top, below), paper);
    };
    const isShown = node => node.checkVisibility({opacityProperty: true, visibilityProperty: true});
    let looked = 0;
    const checkContrast = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode.parentElement;
        if (!texts.currentNode.textContent.trim() || !isShown(node)) continue;
        if (['SCRIPT', 'STYLE', 'title', 'desc'].includes(node.tagName)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = range.getClientRects()[0];
        if (!box || box.bottom > innerHeight || box.right > innerWidth) continue;
        const style = getComputedStyle(node);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const below = under(node, x, y);
        const ink = color(node instanceof SVGElement ? style.fill : style.color);
        looked += 1;
        const found = contrast(over(ink, below), below);
        if (found < 4.5) complain('contrast ' + found.toFixed(2), node);
      }
    };

    // Focus. A page in a window that nobody looks at has none, so its rules are looked at.
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
    const isPage = !document.body.classList.contains('pictures');
    for (const tag of isPage ? ['a', 'button', 'summary'] : [])
      if (!rules.some(rule => rule.selectorText?.split(', ').includes(tag + ':focus-visible')
        && /outline: *[2-9]px/.test(rule.cssText))) complain('no sign of focus on ' + tag);

    // Steps
    const press = (node, key) =>
      node.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    const current = list => [...list.querySelectorAll('li')].findIndex(
      li => li.getAttribute('aria-current') === 'step');
    const lists = [...document.querySelectorAll('.steps')];
    if (isPage && !lists.length) complain('no steps');
    let marks = 0;
    for (const list of lists) {
      list.querySelector('summary').click();
      const [back, next] = list.querySelectorAll('button');
      const count = list.querySelectorAll('li').length;
      for (let i = 0; i < Math.min(3, count); i++) next.click();
      if (current(list) !== Math.min(3, count) - 1) complain('next', list);
      press(next, 'ArrowLeft');
      if (current(list) !== Math.max(0, Math.min(3, count) - 2)) complain('left arrow', list);
      for (let i = 0; i < count; i++) {
        press(next, 'ArrowRight');
        const item = list.querySelector('[aria-current]');
        const marked = list.closest('.step').querySelectorAll('svg .now title');
        marks += marked.length;
        for (const title of marked)
          if (title.textContent.split('  ')[0] !== item.dataset.of) complain('marks', item);
      }
      if (current(list) !== count - 1 || !next.disabled) complain('right arrow', list);
    }
    if (isPage && !marks) complain('no step marks a view');
    checkContrast();
    if (looked < 20) complain('only ' + looked + ' texts looked at');
    if (document.documentElement.scrollWidth > innerWidth) complain('wider than the screen');
    for (const each of performance.getEntriesByType('resource')) complain('asks for ' + each.name);
    document.title = [...wrong, 'done'].join('\\n');
    </script>
    """
}
