/** What a page offers: its links as they are written, rows that lead somewhere included, and the ways on from its content. */
export function offered(page) {
  return page.evaluate(() => {
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const hrefOf = (element) => element.getAttribute('href') ?? element.dataset.href;
    const shown = (root, selector) => [...root.querySelectorAll(selector)].filter(isShown);
    const isElsewhere = (href) => new URL(href, location.href).href.split('#')[0] !== location.href.split('#')[0];
    const content = document.querySelector('#content') ?? document.body;
    const linkSelector = 'a[href], area[href], [data-href]';
    // A sortable header, or a retry button, only shows what is there already.
    const again = 'th *, [role="columnheader"] *, [aria-pressed], :disabled, [aria-disabled="true"]';
    const acts = shown(
      content,
      'button, [role="button"], [role="tab"][aria-selected="false"], [role="row"][aria-expanded], [role="treeitem"][aria-expanded]',
    );
    return {
      links: shown(document, linkSelector).map((element) => ({ name: nameOf(element), href: hrefOf(element) })),
      waysOn: [
        ...shown(content, linkSelector).filter((element) => URL.canParse(hrefOf(element), location.href) && isElsewhere(hrefOf(element))),
        ...acts.filter((element) => !element.matches(again) && nameOf(element) !== '重试'),
      ].map(nameOf),
      placesWithout: shown(document, 'a[href^="#"]')
        .filter((element) => !document.getElementById(decodeURIComponent(element.hash.slice(1))))
        .map(nameOf),
    };
  });
}
