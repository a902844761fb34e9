const spokenAttributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
const han = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;

/** React Aria's announcements of the last seconds: what they say, an earlier story may have said in the same page. */
const announcements = '[data-live-announcer]';

/** Every Chinese text that is shown or spoken inside an element; a story in English expects none. */
export function chineseIn(root: Element) {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.tagName === 'STYLE' || element.tagName === 'SCRIPT' || element.closest(announcements)) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
    const spoken = spokenAttributes.map((name) => element.getAttribute(name));
    found.push(...[...texts, ...spoken].filter((text): text is string => text !== null && han.test(text)));
  }
  return found;
}

/** Every Chinese text inside an element whose language nobody says there; a page in English has none (WCAG 3.1.2). */
export function unmarkedChineseIn(root: Element) {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    if (!parent || !text || !/\p{Script=Han}/u.test(text) || parent.closest(`style, script, option, ${announcements}`)) continue;
    const speaker = parent.closest('[lang]');
    if (speaker === null || !root.contains(speaker) || !speaker.getAttribute('lang')!.startsWith('zh')) found.push(text);
  }
  return found;
}
