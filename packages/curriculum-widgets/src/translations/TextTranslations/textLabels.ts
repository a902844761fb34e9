import {
  recordFields,
  type Bilingual,
  type CourseText,
  type Field,
  type FieldTable,
  type Language,
  type TranslatedKind,
} from '@college/curriculum-model';

const kinds: Partial<Record<TranslatedKind, Bilingual>> = {
  course: { zh: '课程', en: 'Course' },
  report: { zh: '开课说明', en: 'Syllabus' },
  require: { zh: '毕业要求', en: 'Graduation requirement' },
  indicator: { zh: '指标点', en: 'Indicator point' },
  goal: { zh: '教学目标', en: 'Teaching goal' },
  project: { zh: '项目/章节', en: 'Project / chapter' },
  courseCell: { zh: '课程矩阵', en: 'Course matrix' },
  taskGoal: { zh: '任务目标', en: 'Task goal' },
  point: { zh: '课点', en: 'Point' },
  ksa: { zh: 'KSA', en: 'KSA' },
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
