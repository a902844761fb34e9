import {
  recordFields,
  type Bilingual,
  type CourseText,
  type Field,
  type FieldTable,
  type Language,
  type TranslatedKind,
} from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';

const kinds: Partial<Record<TranslatedKind, Bilingual>> = {
  course: domainTerms.course,
  report: domainTerms.syllabus,
  require: domainTerms.graduationRequirement,
  indicator: domainTerms.indicatorPoint,
  goal: domainTerms.teachingGoal,
  project: domainTerms.project,
  courseCell: domainTerms.courseMatrix,
  taskGoal: domainTerms.taskGoal,
  point: domainTerms.point,
  ksa: domainTerms.ksa,
};

/** A text that is all of its record is named by the kind alone. */
function nameIn(field: Field | undefined): Bilingual | undefined {
  if (!field || (field.kind === 'text' && field.isWhole)) return undefined;
  return field.shortLabel ?? field.label;
}

/** The path of a text, from the kind of its record to its field: 课程矩阵 › 图 › 最短路径 › 学法. */
export function placeOf({ kind, field, place }: Pick<CourseText, 'kind' | 'field' | 'place'>, language: Language): string {
  const table: FieldTable = recordFields[kind];
  const name = nameIn(table[field])?.[language];
  return [kinds[kind]?.[language] ?? kind, ...place, ...(name === undefined ? [] : [name])].join(' › ');
}
