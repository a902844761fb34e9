import { blankFields, majorFields, pickFields, saveMajorRequestSchema, type Bilingual } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { saveMajor } from '../majors/saveMajor';
import type { Caller } from '../rights/caller';
import { historyMessages } from './messages';
import type { StoredState } from './storedState';

/** Brings a major itself back, by a save of it. */
export async function restoreMajor(
  db: Queries,
  majorId: number,
  state: StoredState,
  act: { caller: Caller; now: Date },
): Promise<Bilingual[]> {
  const fields = pickFields(majorFields, { ...blankFields(majorFields), ...state });
  const checked = saveMajorRequestSchema.safeParse({ id: majorId, ...fields, translations: state.translations ?? {} });
  if (!checked.success) throw invalid(historyMessages.unreadable({ zh: '专业信息', en: 'the major' }));
  await saveMajor(db, checked.data, { ...act, isRestore: true });
  return [];
}
