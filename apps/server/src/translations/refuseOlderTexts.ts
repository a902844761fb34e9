import { conflict } from '../http/refusal';
import type { RecordTexts } from './checkTexts';
import { translationMessages } from './messages';
import type { TranslatedRecord } from './translatedTables';

/**
 * Rejects English that replaces another text than its writer read, or translates another one. The texts as they are now travel along.
 */
export function refuseOlderTexts(wanted: readonly RecordTexts[], held: readonly TranslatedRecord[]): void {
  const records = new Map(held.map((record) => [`${record.kind} ${record.id}`, record]));
  const differing = wanted.flatMap(({ kind, id, was }) => {
    const record = records.get(`${kind} ${id}`);
    if (!record) return [];
    return [...was].flatMap(([field, { zh, en }]) => {
      const now = textsNow(record, field);
      return now.zh === zh && now.en === en ? [] : [{ kind, id, field, ...now }];
    });
  });
  if (differing.length > 0) throw conflict(translationMessages.changedMeanwhile(differing.length), differing);
}

function textsNow({ row, translations }: TranslatedRecord, field: string): { zh: string; en: string } {
  const original = row[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
  return { zh: typeof original === 'string' ? original : '', en: translations.en?.[field]?.text ?? '' };
}
