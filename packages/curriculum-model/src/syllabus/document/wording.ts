import { withVisibleHidden, type Translations } from '../../fields';
import type { Bilingual } from '../../language';
import type { DocumentLanguages, Words } from './documentModel';

/** A word of the product as the choice of languages shows it. */
export function labelWords(languages: DocumentLanguages, { zh, en }: Bilingual): Words {
  if (languages === 'en') return { en };
  return languages === 'zh' || zh === en ? { zh } : { zh, en };
}

/** Text that belongs to no language, such as a number or an address. */
export function plainWords(languages: DocumentLanguages, text: string): Words {
  const shown = withVisibleHidden(text).trim();
  if (shown === '') return {};
  return languages === 'en' ? { en: shown } : { zh: shown };
}

/** What staff wrote, with its English if there is some; without, English shows the Chinese. */
export function writtenWords(languages: DocumentLanguages, zh: string, english?: { text: string; older?: boolean | undefined }): Words {
  const original = withVisibleHidden(zh).trim();
  const text = withVisibleHidden(english?.text ?? '').trim();
  if (languages === 'zh') return original === '' ? {} : { zh: original };
  if (text === '' || text === original) {
    if (original === '') return {};
    return languages === 'en' && !hasChinese(original) ? { en: original } : { zh: original };
  }
  const older = english?.older ? { older: true } : {};
  return languages === 'en' || original === '' ? { en: text, ...older } : { zh: original, en: text, ...older };
}

/** One text of a record. */
export function fieldWords<Row extends { translations?: Translations | undefined }>(
  languages: DocumentLanguages,
  row: Row,
  field: keyof Row & string,
): Words {
  const original = row[field];
  return writtenWords(languages, typeof original === 'string' ? original : '', row.translations?.en?.[field]);
}

/** The words with something said before or after them in each language. */
export function mapWords({ zh, en, ...rest }: Words, change: Record<keyof Bilingual, (text: string) => string>): Words {
  return { ...(zh !== undefined && { zh: change.zh(zh) }), ...(en !== undefined && { en: change.en(en) }), ...rest };
}

/** Two words with a sign between them, in each language that both have. */
export function joinWords(one: Words, sign: string, other: Words): Words {
  return {
    ...(one.zh !== undefined && other.zh !== undefined && { zh: `${one.zh}${sign}${other.zh}` }),
    ...(one.en !== undefined && other.en !== undefined && { en: `${one.en}${sign}${other.en}` }),
  };
}

/** Whether there is nothing to read. */
export function isEmptyWords({ zh, en }: Words): boolean {
  return !zh && !en;
}

/** Whether a text has Chinese characters, so that English readers cannot read it. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
