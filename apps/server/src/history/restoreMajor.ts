import { saveMajorRequestSchema, type Bilingual } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { saveMajor } from '../majors/saveMajor';
import type { Caller } from '../rights/caller';
import { historyMessages } from './messages';
import type { StoredState } from './storedState';

/** Brings name, code, standard and department of a major back, by a save of the major. */
export async function restoreMajor(
  db: Queries,
  majorId: number,
  state: StoredState,
  act: { caller: Caller; now: Date },
): Promise<Bilingual[]> {
  const { name, code = '', standard = '', departmentId, translations = {} } = state;
  const checked = saveMajorRequestSchema.safeParse({ id: majorId, name, code, standard, departmentId, translations });
  if (!checked.success) throw invalid(historyMessages.unreadable({ zh: '专业信息', en: 'the major' }));
  await saveMajor(db, checked.data, { ...act, isRestore: true });
  return [];
}
