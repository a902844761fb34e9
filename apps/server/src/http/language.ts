import { languageCodes, languageOfCode, type Language } from '@college/curriculum-model';

/** The requested language: `lang` first, then a language `code`, then Accept-Language, else Chinese. */
export function requestLanguage(url: URL, acceptLanguage: string | undefined): Language {
  const lang = url.searchParams.get('lang');
  if (lang) return languageOfCode(lang);
  const code = url.searchParams.get('code');
  // `code` also names an occupation on other calls, so only the two language codes count.
  if (code === languageCodes.zh || code === languageCodes.en) return languageOfCode(code);
  return acceptedLanguage(acceptLanguage ?? '');
}

/** A body may carry `lang` too, such as that of a template download. */
export function bodyLanguage(body: unknown): Language | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const lang: unknown = Reflect.get(body, 'lang');
  return typeof lang === 'string' && lang !== '' ? languageOfCode(lang) : undefined;
}

function acceptedLanguage(header: string): Language {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => (tag === 'zh' || tag === 'en') && quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return wanted[0]?.tag === 'en' ? 'en' : 'zh';
}
