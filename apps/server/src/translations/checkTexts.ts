import { translatedFields, type SavedTexts, type TranslatedKind } from '@college/curriculum-model';
import { invalid } from '../http/refusal';
import { needVersion } from '../http/versions';
import { translationMessages, type EntryLine } from './messages';

/** The texts of one record, trimmed; an empty one removes. */
export interface RecordTexts {
  kind: TranslatedKind;
  id: number;
  texts: Map<string, string>;
  /** What each of them replaces. */
  was: Map<string, { zh: string; en: string }>;
}

/** The requested changes, one entry per record; rejects fields that the kind does not have, and texts longer than the limit of their Chinese. */
export function checkTexts(list: readonly SavedTexts[]): RecordTexts[] {
  const records = new Map<string, RecordTexts>();
  for (const [index, { kind, id, texts, was = {} }] of list.entries()) {
    const line: EntryLine = list.length === 1 ? null : index + 1;
    const record = records.get(`${kind} ${id}`) ?? {
      kind,
      id,
      texts: new Map<string, string>(),
      was: new Map<string, { zh: string; en: string }>(),
    };
    records.set(`${kind} ${id}`, record);
    for (const [field, given] of Object.entries(texts)) {
      const limit = translatedFields[kind].get(field);
      if (limit === undefined) throw invalid(translationMessages.unknownField(line, field));
      const text = given.trim();
      if (text.length > limit) throw invalid(translationMessages.tooLong(line, field, limit));
      needVersion(was[field]);
      record.texts.set(field, text);
      if (was[field]) record.was.set(field, was[field]);
    }
  }
  return [...records.values()];
}
