import {
  blankFields,
  cleanNumericText,
  collegeMajorFields,
  fieldsWhere,
  localize,
  namesWhere,
  newRelateRow,
  pickFields,
  plainFields,
  readAcademicSystem,
  readRelates,
  sum,
  trimmedTexts,
  type CollegeMajor,
  type CollegeMajorResponse,
  type FieldValues,
  type Language,
  type RelateRow,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues } from '../../support/recordForm';

/** A row of the academic system as it is typed: its courses, and its score as text. */
export interface SystemDraft {
  courseIds: readonly number[];
  score: string;
}

/** The form values of a college major. */
export interface CollegeMajorValues extends Omit<FieldValues<typeof collegeMajorFields>, 'academicSystem' | 'relates' | 'score'> {
  academicSystem: readonly SystemDraft[];
  relates: readonly RelateRow[];
  english: EnglishValues;
}

const texts = fieldsWhere(collegeMajorFields, { kind: 'text' });
const translated = namesWhere(collegeMajorFields, { isTranslated: true });

/** A row of the academic system before anything is chosen. */
export const blankSystemRow: SystemDraft = { courseIds: [], score: '' };

/** A related major as a new row has it: occupation level 4, demand type 1 (decision 110). */
export const blankRelateRow: RelateRow = newRelateRow;

/** A score as a number; null for none. A stored one of more than four characters keeps all of them. */
export function scoreOf(text: string): number | null {
  const cleaned = cleanNumericText(text, 12);
  return /\d/.test(cleaned) ? Number(cleaned) : null;
}

/** The score of the form: the sum of its rows, exact for decimals; what is no number yet counts as nothing (decision 111). */
export function scoreSum(rows: readonly Pick<SystemDraft, 'score'>[]): number {
  return sum(rows.map(({ score }) => scoreOf(score) ?? 0));
}

/** A new major: empty, with one row of the academic system and one related major. */
export function blankCollegeMajor(): CollegeMajorValues {
  return {
    ...blankFields(plainFields(collegeMajorFields)),
    academicSystem: [blankSystemRow],
    relates: [blankRelateRow],
    english: toEnglishValues(null, translated),
  };
}

/** The form of a major; one without rows of an academic system shows an empty one. */
export function toCollegeMajorValues(major: CollegeMajorResponse): CollegeMajorValues {
  const academicSystem = readAcademicSystem(major.academicSystem).map(({ courseIds, score }) => ({ courseIds, score: String(score) }));
  return {
    ...pickFields(texts, major),
    typeId: major.type.id || null,
    standardId: major.standard.id || null,
    academicYearsId: major.academicYears.id || null,
    academicSystem: academicSystem.length > 0 ? academicSystem : [blankSystemRow],
    relates: readRelates(major.relates),
    english: toEnglishValues(major, translated),
  };
}

/** What people who may only read see: the English where there is any. */
export function readableCollegeMajor(major: CollegeMajorResponse, language: Language): CollegeMajorValues {
  return toCollegeMajorValues(localize(major, language));
}

/** The body of a save; values without problems only, so that a related major without a name is one in which nothing was chosen either. */
export function toCollegeMajorRequest(
  values: CollegeMajorValues,
  { id, record }: { id: number | null; record: CollegeMajorResponse | null },
  now: string,
): CollegeMajor {
  const rows = values.academicSystem.map(({ courseIds, score }) => ({ courseIds: [...courseIds], score: scoreOf(score) ?? 0 }));
  const relates = values.relates.map((relate) => ({ ...relate, label: relate.label.trim() })).filter(({ label }) => label !== '');
  return {
    id: id ?? 0,
    ...trimmedTexts(collegeMajorFields, values),
    typeId: values.typeId ?? 0,
    standardId: values.standardId,
    academicYearsId: values.academicYearsId,
    score: scoreSum(values.academicSystem),
    academicSystem: JSON.stringify(rows),
    relates: JSON.stringify(relates),
    ...(record?.version === undefined ? {} : { version: record.version }),
    translations: toTranslations(values.english, record, now),
  };
}
