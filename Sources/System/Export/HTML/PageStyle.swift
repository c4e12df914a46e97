/// How an exported page looks, and the little that it does by itself.
enum PageStyle {
  static let sheet =
    """
    :root{color-scheme:light dark;--ink:#1f2328;--dim:#57606a;--paper:#fff;--wash:#f6f8fa;\
    --line:#d0d7de;--link:#0550ae;--go:#116329;--bad:#a40e26}
    @media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--dim:#9198a1;--paper:#0d1117;\
    --wash:#161b22;--line:#3d444d;--link:#79b8ff;--go:#7ee787;--bad:#ff9b93}}
    body{margin:0;background:var(--paper);color:var(--ink);\
    font:1rem/1.55 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
    main{max-width:46rem;margin:0 auto;padding:1rem 1rem 4rem}
    h1,h2,h3{line-height:1.25}
    a{color:var(--link)}
    .rules a{text-decoration:none;white-space:nowrap}
    .rules a:hover,.rules a:focus{text-decoration:underline}
    pre,code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    font-size:.875rem}
    pre{margin:0;padding:.5rem .75rem;background:var(--wash);overflow-x:auto;white-space:pre-wrap;\
    overflow-wrap:anywhere}
    .step{margin:1rem 0;border:1px solid var(--line);border-radius:.4rem;overflow:hidden}
    .question{margin:1rem 0;padding:0 .75rem;border-left:.25rem solid var(--link)}
    .question ul{list-style:none;padding-left:1rem}
    .command{font-weight:600;color:var(--go);border-bottom:1px solid var(--line)}
    .failed .command{color:var(--bad)}
    .answer{background:none}
    .picture{white-space:pre}
    .aside{margin:.5rem .75rem;color:var(--dim)}
    figure{margin:.5rem .75rem;text-align:center}
    figure svg{max-width:100%;max-height:30rem;height:auto}
    .steps{padding:.25rem .75rem .5rem;border-top:1px solid var(--line)}
    .steps summary,.building summary{cursor:pointer;color:var(--link)}
    .steps li{margin:.15rem 0}
    .steps .left-out{list-style:none;color:var(--dim)}
    .steps li[aria-current]{background:var(--wash);outline:2px solid var(--go);outline-offset:2px}
    a:focus-visible,summary:focus-visible,button:focus-visible{outline:3px solid var(--link);\
    outline-offset:2px}
    .buttons{display:flex;gap:.5rem;margin:.5rem 0}
    .buttons button{font:inherit;padding:.35rem .8rem;min-width:2.75rem;min-height:2.75rem;\
    color:var(--ink);background:var(--wash);border:1px solid var(--line);border-radius:.4rem}
    .now{stroke:#8250df!important;stroke-width:4!important}
    .rules-appendix{margin-top:3rem;border-top:2px solid var(--line)}
    .rules-appendix p{margin:.35rem 0}
    .rules-appendix .in{padding-left:1.25rem}
    article:target{background:var(--wash);outline:2px solid var(--link);outline-offset:.4rem}
    table{border-collapse:collapse}td,th{border:1px solid var(--line);padding:.2rem .5rem}
    @media print{main{max-width:none}.buttons{display:none}figure,article{break-inside:avoid}\
    figure svg{max-height:18rem}.command{break-after:avoid}.picture{white-space:pre-wrap}}
    """

  /// Steps through the decisions of an open list with its buttons or the arrow keys, and marks the
  /// view that each is about in the picture above.
  static let script =
    """
    for(const list of document.querySelectorAll('.steps')){\
    const items=[...list.querySelectorAll('li')];let at=-1;\
    const shapes=[...(list.closest('.step').querySelectorAll('svg .box')||[])];\
    const show=n=>{at=Math.max(0,Math.min(items.length-1,n));\
    items.forEach((li,i)=>i===at?li.setAttribute('aria-current','step'):\
    li.removeAttribute('aria-current'));\
    const of=items[at].dataset.of;\
    shapes.forEach(s=>{const t=s.querySelector('title');\
    s.classList.toggle('now',!!of&&!!t&&t.textContent.split('  ')[0]===of)});\
    items[at].scrollIntoView({block:'nearest'});\
    back.disabled=at===0;next.disabled=at===items.length-1};\
    const button=(text,name,step)=>{const b=document.createElement('button');b.type='button';\
    b.textContent=text;b.setAttribute('aria-label',name);b.onclick=()=>show(at+step);return b};\
    const zh=document.documentElement.lang.startsWith('zh');\
    const back=button('\\u2190',zh?'上一步':'Previous step',-1);\
    const next=button('\\u2192',zh?'下一步':'Next step',1);back.disabled=true;\
    const row=document.createElement('div');row.className='buttons';row.append(back,next);\
    list.querySelector('ol').before(row);\
    list.addEventListener('keydown',e=>{const d=e.key==='ArrowRight'?1:e.key==='ArrowLeft'?-1:0;\
    if(d){e.preventDefault();show(at+d)}})}
    """
}
