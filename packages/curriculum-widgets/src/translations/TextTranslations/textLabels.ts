import {
  courseUnitFields,
  syllabusFieldNames,
  type Bilingual,
  type CourseText,
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

const tables: Partial<Record<TranslatedKind, FieldTable>> = { course: courseUnitFields };

const fields: Record<string, Bilingual> = {
  'project.name': { zh: '名称', en: 'Name' },
  'project.product': { zh: '学习产出', en: 'Learning output' },
  'courseCell.study': { zh: '学法', en: 'Learning method' },
  'courseCell.teach': { zh: '教法', en: 'Teaching method' },
  'courseCell.product': { zh: '学习产出', en: 'Learning output' },
  'courseCell.week': { zh: '开课周数', en: 'Teaching weeks' },
  'taskGoal.product': { zh: '学习产出', en: 'Learning output' },
  'point.title': { zh: '标题', en: 'Title' },
  'point.description': { zh: '描述', en: 'Description' },
};

/** Fields of the report that its editor calls otherwise. */
const renamed: Record<string, keyof typeof syllabusFieldNames> = { textreferences: 'references', textgroup: 'group' };

function fieldName(kind: TranslatedKind, field: string): Bilingual | undefined {
  const table = tables[kind];
  if (table) return table[field]?.label;
  if (kind !== 'report') return fields[`${kind}.${field}`];
  const names: Partial<Record<string, Bilingual>> = syllabusFieldNames;
  return names[renamed[field] ?? field];
}

/** Where a text stands, from the kind of its record to its field: 课程矩阵 › 图 › 最短路径 › 学法. */
export function placeOf({ kind, field, place }: Pick<CourseText, 'kind' | 'field' | 'place'>, language: Language): string {
  const name = fieldName(kind, field)?.[language];
  return [kinds[kind]?.[language] ?? kind, ...place, ...(name === undefined ? [] : [name])].join(' › ');
}
