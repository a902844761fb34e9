import {
  blankFields,
  cleanNumericText,
  fieldsWhere,
  lastLevelId,
  localize,
  namesWhere,
  occupationFields,
  pickFields,
  plainFields,
  readSkills,
  trimmedTexts,
  type FieldValues,
  type Language,
  type OccupationRequest,
  type OccupationResponse,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues } from '../../support/recordForm';

/** A skill requirement as it is typed: the path through the tree of skills, and its proportion as text. */
export interface SkillDraft {
  path: readonly number[];
  score: string;
}

/** The form values of an occupation record. */
export interface OccupationValues extends Omit<FieldValues<typeof occupationFields>, 'skills'> {
  skills: readonly SkillDraft[];
  english: EnglishValues;
}

const texts = fieldsWhere(occupationFields, { kind: 'text' });
const translated = namesWhere(occupationFields, { isTranslated: true });

/** A skill requirement before anything is chosen. */
export const blankSkill: SkillDraft = { path: [], score: '' };

/** A proportion as a number; null for none. A stored one of more than four characters keeps all of them. */
export function scoreOf(text: string): number | null {
  const cleaned = cleanNumericText(text, 12);
  return /\d/.test(cleaned) ? Number(cleaned) : null;
}

/** A new record: empty, with one skill row. */
export function blankOccupation(): OccupationValues {
  return { ...blankFields(plainFields(occupationFields)), skills: [blankSkill], english: toEnglishValues(null, translated) };
}

/** The form of a record; a record without skill rows shows one empty row. */
export function toOccupationValues(record: OccupationResponse): OccupationValues {
  const level = lastLevelId(record.levels);
  const skills = readSkills(record.skills).map(({ courseIds, score }) => ({ path: courseIds, score: String(score) }));
  return {
    ...pickFields(texts, record),
    levelId: level === null ? null : Number(level),
    typeId: record.type.id || null,
    publishId: record.publish.id || null,
    skills: skills.length > 0 ? skills : [blankSkill],
    english: toEnglishValues(record, translated),
  };
}

/** What people who may only read see: the English where there is any. */
export function readableOccupation(record: OccupationResponse, language: Language): OccupationValues {
  return toOccupationValues(localize(record, language));
}

/** The body of a save; values without problems only. The path of each skill row travels as `courseIds`, the name is the documents' (decision 112). */
export function toOccupationRequest(
  values: OccupationValues,
  { id, record }: { id: number | null; record: OccupationResponse | null },
  now: string,
): OccupationRequest {
  const rows = values.skills.map(({ path, score }) => ({ courseIds: [...path], score: scoreOf(score) ?? 0 }));
  const { name, code, ...fields } = trimmedTexts(occupationFields, values);
  return {
    id: id ?? 0,
    ...fields,
    occupationName: name,
    levelId: values.levelId ?? 0,
    typeId: values.typeId ?? 0,
    publishId: values.publishId,
    skills: JSON.stringify(rows),
    occupationCode: code,
    ...(record?.version === undefined ? {} : { version: record.version }),
    translations: toTranslations(values.english, record, now),
  };
}
