import type { StateRecord } from '../../editions';
import { fieldText } from '../../editions/fieldText';
import type { Bilingual } from '../../language';

/** A text of a record for a sentence in both languages; English that is not there is the Chinese. */
export function textOf(record: Pick<StateRecord, 'fields'>, field: string): Bilingual {
  return { zh: fieldText(record, field, 'zh'), en: fieldText(record, field, 'en') };
}

/** A number of a record; null where there is none. */
export function numberOf({ fields }: Pick<StateRecord, 'fields'>, field: string): number | null {
  const value = fields[field];
  return typeof value === 'number' ? value : null;
}

/** A text of a record as it is stored; empty where there is none. */
export function storedText({ fields }: Pick<StateRecord, 'fields'>, field: string): string {
  const value = fields[field];
  return typeof value === 'string' ? value : '';
}

/** A sentence out of texts in both languages. */
export function both(zh: string, en: string): Bilingual {
  return { zh, en };
}

/** A code before a text, in both languages: 2.1 能识别…. */
export function named(code: string, { zh, en }: Bilingual): Bilingual {
  return { zh: `${code} ${zh}`.trim(), en: `${code} ${en}`.trim() };
}
