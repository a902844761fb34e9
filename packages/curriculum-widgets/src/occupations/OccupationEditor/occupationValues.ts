import {
  cleanNumericText,
  lastLevelId,
  localize,
  readSkills,
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

/** An occupation record as its form says it. */
export interface OccupationValues {
  name: string;
  levelId: number | null;
  lvlKeywords: string;
  typeId: number | null;
  publishId: number | null;
  content: string;
  skills: readonly SkillDraft[];
  code: string;
  english: EnglishValues;
}

/** The fields of an occupation that have English beside their Chinese. */
export const translatedOccupationFields = ['name', 'lvlKeywords', 'content'] as const;
export type TranslatedOccupationField = (typeof translatedOccupationFields)[number];

/** A skill requirement before anything is chosen. */
export const blankSkill: SkillDraft = { path: [], score: '' };

/** A proportion as a number; null for none. A stored one of more than four characters keeps all of them. */
export function scoreOf(text: string): number | null {
  const cleaned = cleanNumericText(text, 12);
  return /\d/.test(cleaned) ? Number(cleaned) : null;
}

/** A new record: empty, with one skill row. */
export function blankOccupation(): OccupationValues {
  return {
    name: '',
    levelId: null,
    lvlKeywords: '',
    typeId: null,
    publishId: null,
    content: '',
    skills: [blankSkill],
    code: '',
    english: toEnglishValues(null, translatedOccupationFields),
  };
}

/** The form of a record; a record without skill rows shows one empty row. */
export function toOccupationValues(record: OccupationResponse): OccupationValues {
  const level = lastLevelId(record.levels);
  const skills = readSkills(record.skills).map(({ courseIds, score }) => ({ path: courseIds, score: String(score) }));
  return {
    name: record.name,
    levelId: level === null ? null : Number(level),
    lvlKeywords: record.lvlKeywords,
    typeId: record.type.id || null,
    publishId: record.publish.id || null,
    content: record.content,
    skills: skills.length > 0 ? skills : [blankSkill],
    code: record.code,
    english: toEnglishValues(record, translatedOccupationFields),
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
  return {
    id: id ?? 0,
    occupationName: values.name.trim(),
    levelId: values.levelId ?? 0,
    lvlKeywords: values.lvlKeywords.trim(),
    typeId: values.typeId ?? 0,
    publishId: values.publishId,
    content: values.content.trim(),
    skills: JSON.stringify(rows),
    occupationCode: values.code.trim(),
    ...(record?.version === undefined ? {} : { version: record.version }),
    translations: toTranslations(values.english, record, now),
  };
}
