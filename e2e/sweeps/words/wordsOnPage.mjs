/**
 * Every text of the page: visible, announced or in a field, with its declared language, and whether it is the original in a row or an editor that translates
 * it; and the lines in reading order.
 */
export function wordsOnPage(page) {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
    const isWritten = (element) => element.matches('textarea, input:not([type=radio], [type=checkbox], [type=hidden])');
    const texts = [];
    const fields = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('style, script, noscript')) continue;
      const lang = element.closest('body [lang]')?.getAttribute('lang') ?? '';
      const row = element.closest('tr, [role="row"]') ?? element.closest('[role="note"]')?.closest('section');
      const isOriginal = lang.startsWith('zh') && Boolean(row?.querySelector('[lang^="en"]'));
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE && textContent.trim()) texts.push({ kind: 'text', text: textContent.trim(), lang, isOriginal });
      }
      for (const name of spoken) {
        const text = element.getAttribute(name)?.trim();
        if (text) texts.push({ kind: name, text, lang });
      }
      if (isWritten(element) && element.value.trim()) fields.push(element.value.trim());
    }
    return { texts, fields, title: document.title, lines: document.body.innerText.split('\n') };
  });
}
