import { sum } from '../hours';
import { blankFields, plainFields } from '../records/deriveFields';
import { syllabusFields } from '../records/syllabus';
import type { AdditionalInfo } from './additionalInfo';
import type { CourseIntro, SyllabusData } from './syllabusData';

/** What the stored info has besides the fields of the editor. */
export type AdditionalInfoFrame = Pick<AdditionalInfo, 'id' | 'courseUnitId' | 'version' | 'translations'>;

/** The editor's view of what is stored: two fields change their name, three come from elsewhere (decision 120). */
export function toSyllabusData(stored: AdditionalInfo, intro: Pick<CourseIntro, 'introduction' | 'totalPeriodData'>): SyllabusData {
  const { id: _id, courseUnitId: _unit, version: _version, translations: _translations, courseDesc, ...fields } = stored;
  const { textreferences, textgroup, exampercent, ...same } = fields;
  return {
    ...same,
    references: textreferences,
    group: textgroup,
    courseDesc: courseDesc ?? intro.introduction,
    exampercenttype: exampercent.type,
    exampercent: exampercent.rows,
    totalPeriodData: intro.totalPeriodData,
  };
}

/** The way back, ready for saveadditionalinfo. */
export function toAdditionalInfo(data: SyllabusData, frame: AdditionalInfoFrame): AdditionalInfo {
  const { references, group, exampercenttype, exampercent, totalPeriodData: _computed, ...same } = data;
  return {
    ...frame,
    ...same,
    textreferences: references,
    textgroup: group,
    exampercent: { type: exampercenttype, rows: exampercent },
  };
}

/** Total study hours as the report prints them: 64(48/16/0) (decision 122). */
export function totalPeriodText([theory, practice, other]: SyllabusData['totalPeriodData']): string {
  return `${sum([theory, practice, other])}(${theory}/${practice}/${other})`;
}

/** Info of a course for which nothing was stored yet. */
export function emptyAdditionalInfo(courseUnitId: number): AdditionalInfo {
  return {
    id: 0,
    courseUnitId,
    ...blankFields(plainFields(syllabusFields)),
    examtype: null,
    schedule: { label: [], data: [] },
    exampercent: { type: 0, rows: [] },
  };
}
