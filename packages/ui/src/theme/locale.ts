/** The languages that built-in text exists in. */
export type Locale = 'zh-CN' | 'en-US';

/** The locale for a language code: 80101 is Chinese, an absent code too; any other code is English. */
export function localeOf(languageCode: string | null | undefined): Locale {
  return languageCode == null || languageCode === '' || languageCode === '80101' ? 'zh-CN' : 'en-US';
}
