const chinese = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const latin = /[A-Za-z]{2,}/;

/** The switch of languages names each language in itself. */
const switchWords = ['中', '中文', 'EN', 'English'];

/** What Chinese names in Latin letters: terms, keys, kinds of files, addresses, commands. */
const terms =
  /KSA|Excel|WPS|CSV|PDF|Word|png|jpe?g|xlsx|csv|\bID\b|Esc|Ctrl|Enter|Shift|Alt|Tab|Home|End|Delete|\b[KM]B\b|(?:https?|ws):\/\/\S*|[\w.-]+@[\w.]+|npm run [\w:]+[^\p{Script=Han}]*|Java|SQL|kangvcar\/JobE|CC BY/gu;

/**
 * Why a text should not be on a page in this language, or undefined. The content of a field, of the URL, or of a record without English may be quoted; when
 * shown, it must declare its language. So may an original next to its translation.
 */
export function faultOfText({ kind, text: words, lang, isOriginal }, language, { fields, recorded, untranslated, given }) {
  const text = switchWords.includes(words) ? '' : words.replace('中文', '');
  if (isOriginal || (language === 'zh' && lang.startsWith('en'))) return undefined;
  const foreign = language === 'en' ? chinese : latin;
  const quotable = [...fields, ...given, ...(language === 'en' ? untranslated : recorded)];
  const rest = without(language === 'zh' ? text.replace(terms, '') : text, quotable);
  if (foreign.test(rest) && !isPart(rest.trim(), lang, language, quotable)) return `${kind} “${text.slice(0, 80)}”`;
  // A field that grows with its words has them twice, and a page quotes what its reader looked for.
  const isShown = kind === 'text' && !fields.includes(text);
  if (language === 'en' && isShown && chinese.test(without(text, given)) && !lang.startsWith('zh'))
    return `“${text.slice(0, 40)}” does not say that it is Chinese`;
  return undefined;
}

/** Lines in which a figure and its word have run together. */
export function gluedLines(lines, language) {
  return language === 'en' ? lines.filter((line) => /(^|\s)\d+[a-z]{3,}/.test(line)).map((line) => `glued “${line.slice(0, 80)}”`) : [];
}

function without(text, quotable) {
  return quotable
    .filter((one) => text.includes(one))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, one) => rest.replaceAll(one, ''), text);
}

/** A piece of what may be quoted, cut or with its hits marked: only where it declares its language. */
function isPart(rest, lang, language, quotable) {
  const words = rest.replace(/…$/, '');
  const saysSo = language === 'en' ? lang.startsWith('zh') : true;
  return saysSo && quotable.some((one) => one.includes(words));
}
