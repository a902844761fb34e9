import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

// From the first Chinese character to the last, with its brackets, and figures and punctuation between.
const chinese = /([《「（]?\p{Script=Han}(?:[\p{Script=Han}\p{N}\s·、，。；：！？（）《》「」./-]*[\p{Script=Han}、，。；：！？）》」])?)/u;

/**
 * Words as they are shown: outside a Chinese interface, the Chinese in them declares its language, so that screen readers pronounce it. English texts of
 * the product hold none, so it is a name or a text of a record. Elements stay as they are.
 */
export function withLang(words: ReactNode, locale: string): ReactNode {
  if (locale.startsWith('zh')) return words;
  if (typeof words === 'string') return marked(words);
  if (Array.isArray(words)) {
    const parts = (words as readonly ReactNode[]).map((part) => withLang(part, locale));
    return parts.every((part, at) => part === words[at]) ? words : createElement(Fragment, null, ...parts);
  }
  if (isValidElement<{ children?: ReactNode }>(words) && words.type === Fragment) {
    const { children } = words.props;
    const shown = withLang(children, locale);
    return shown === children ? words : createElement(Fragment, { key: words.key }, shown);
  }
  return words;
}

/** Splitting by what is captured leaves every other part Chinese. */
function marked(words: string): string | ReactElement {
  const parts = words.split(chinese);
  if (parts.length === 1) return words;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 0 ? part : createElement('span', { lang: 'zh-Hans' }, part))),
  );
}
