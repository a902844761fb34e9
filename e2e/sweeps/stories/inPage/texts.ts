import { pathOf, type Fault } from './fault';

/** The product's own texts, by language, and the keys they have. */
export interface KnownTexts {
  zh: readonly string[];
  en: readonly string[];
  keys: readonly string[];
}

const read = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
];
const broken = /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;
const chinese = /\p{Script=Han}/u;

/** Texts that no reader should meet: raw keys, unfilled places, values without a text. */
export function findMissingMessages(known: KnownTexts): Fault[] {
  const keys = new Set(known.keys);
  return shownTexts().flatMap(({ text, element }): Fault[] => {
    if (broken.test(text)) return [fault('message', 'a text that was not filled', text, element)];
    return keys.has(text) ? [fault('message', 'a key instead of its text', text, element)] : [];
  });
}

/** The product's own texts in the language that was not chosen. */
export function findForeignMessages(known: KnownTexts): Fault[] {
  const other = { zh: wordsOnlyIn(known.en, known.zh), en: wordsOnlyIn(known.zh, known.en) };
  return shownTexts().flatMap(({ text, element }): Fault[] => {
    const language = languageOf(element);
    return language && other[language].has(text)
      ? [fault('language', `text of the other language under lang ${language}`, text, element)]
      : [];
  });
}

function fault(kind: Fault['kind'], what: string, text: string, element: Element): Fault {
  return { kind, what: `${what}: “${text.slice(0, 60)}”`, target: pathOf(element) };
}

/** Texts of one language that are not also texts of the other, and are words at all. */
function wordsOnlyIn(mine: readonly string[], theirs: readonly string[]) {
  const shared = new Set(theirs);
  return new Set(mine.filter((text) => !shared.has(text) && (chinese.test(text) || /[a-z]{3}/i.test(text))));
}

// `zh-Hans` is said of Chinese characters as such (`withLang`): a text of the product that is in the wrong language would have it too.
function languageOf(element: Element): 'zh' | 'en' | undefined {
  const language = element.closest('[lang]:not([lang="zh-Hans"])')?.getAttribute('lang') ?? '';
  return language.startsWith('zh') ? 'zh' : language.startsWith('en') ? 'en' : undefined;
}

function shownTexts() {
  const found: { text: string; element: Element }[] = [];
  for (const root of document.querySelectorAll('[data-cw-root]')) {
    if (root.parentElement?.closest('[data-cw-root]')) continue;
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.closest('script, style, [data-sweep-ignore]') || !element.checkVisibility()) continue;
      for (const name of read) add(element.getAttribute(name), element);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue, element);
    }
  }
  return found;

  function add(text: string | null, element: Element) {
    const trimmed = text?.trim();
    if (trimmed) found.push({ text: trimmed, element });
  }
}
