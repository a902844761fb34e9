/** What languages and themes are called. */
const words = {
  en: { zh: 'Chinese', en: 'English', light: 'light', dark: 'dark', contrast: 'high contrast', colon: ': ', comma: ', ', semicolon: '; ' },
  zh: { zh: '中文', en: '英文', light: '浅色', dark: '深色', contrast: '高对比度', colon: '：', comma: '、', semicolon: '；' },
} as const;

type Word = keyof (typeof words)['en'];

/** The languages and themes in which stories were drawn, in words: `Chinese: light, dark; English: light, dark` for `zh/light` and so on. */
export function looksOf(combinations: readonly string[], lang: 'zh' | 'en'): string {
  const text = words[lang];
  const themes = new Map<Word, string[]>();
  for (const name of combinations) {
    const [language, theme] = name.split('/') as [Word, Word];
    themes.set(language, [...(themes.get(language) ?? []), text[theme]]);
  }
  return [...themes].map(([language, list]) => `${text[language]}${text.colon}${list.join(text.comma)}`).join(text.semicolon);
}
