import { additionalInfoSchema, emptyAdditionalInfo, fieldFindings, storedFieldNames, type Bilingual } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { saveReport } from '../syllabus/saveReport';
import { historyMessages } from './messages';
import type { StoredState } from './storedState';

/** Brings what the course start report adds to a course back, by a save of it; the course itself, with its introduction, stays as it is. */
export async function restoreReport(db: Queries, courseId: number, state: StoredState, act: Act): Promise<Bilingual[]> {
  const wanted = { ...emptyAdditionalInfo(courseId), ...state, translations: state.translations ?? {}, id: 0, courseUnitId: courseId };
  const checked = additionalInfoSchema.omit({ courseDesc: true, version: true }).safeParse(wanted);
  if (!checked.success) {
    const [finding] = fieldFindings(checked.error, storedFieldNames);
    throw invalid(historyMessages.unreadable(finding?.sentence ?? { zh: '', en: '' }));
  }
  await saveReport(db, checked.data, act);
  return [];
}
