import { partPlace, recordPlace, recordsOf } from '../../editions';
import { documentMessages } from '../../syllabus/document/messages';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { unmetOf } from '../view/completionOf';
import { both } from '../view/recordTexts';
import { unclearMethod } from './assess';

const parts = practice('学校规定了开课说明的组成部分。', 'Colleges fix the parts of a syllabus.');

const neverSaved = defineRule({
  id: 'syllabus.never-saved',
  level: 'error',
  title: both('没有开课说明', 'No syllabus'),
  why: practice('没有开课说明不能开课。', 'No course without a syllabus.'),
  options: {},
  reads: 'course',
  judge: (course) => {
    if (course.syllabus) return [];
    const aliases = [...unmetOf(course).keys()].filter((id) => id.startsWith('report.'));
    const sentence = () => both('课程还没有开课说明', 'The course has no syllabus yet');
    return [{ at: partPlace(course.part), sentence, aliases }];
  },
});

const fieldEmpty = defineRule({
  id: 'syllabus.field-empty',
  level: 'warning',
  title: both('字段未填写', 'Empty fields'),
  why: parts,
  options: { optional: [] as string[] },
  reads: 'course',
  judge: (course, { options: { optional } }) => {
    const told = new Set(unclearMethod(course));
    return [...unmetOf(course).values()].flatMap(({ id, part, sentence, target: { field } }): Verdict[] => {
      const isReport = part === 'report';
      if ((!isReport && part !== 'info') || id === 'info.hours' || field === undefined || optional.includes(field)) return [];
      // A syllabus that was never saved is one finding, and an exam that is not described another one.
      if (isReport && (!course.syllabus || told.has(field))) return [];
      const at = isReport ? recordPlace(course.part, 'syllabus', '') : partPlace(course.part);
      return [{ at, part: field, field, sentence: () => sentence, aliases: [id] }];
    });
  },
});

const tables = {
  binding: { part: 1, name: documentMessages.majorMatrix },
  placedPoint: { part: 2, name: documentMessages.projectMatrix },
  placedKsa: { part: 5, name: documentMessages.pointMatrix },
} as const;

const tableEmpty = defineRule({
  id: 'syllabus.table-empty',
  level: 'error',
  title: both('开课说明的表是空的', 'Empty tables of the syllabus'),
  why: practice('否则文件上会出现空表。', 'The paper would show blank tables.'),
  options: {},
  reads: 'course',
  judge: ({ part, syllabus }) =>
    (['binding', 'placedPoint', 'placedKsa'] as const).flatMap((kind) => {
      if (!syllabus || recordsOf(part, kind).length > 0) return [];
      const { part: number, name } = tables[kind];
      const sentence = () =>
        both(`开课说明第 ${number} 部分的${name.zh}是空的`, `Part ${number} of the syllabus: the ${name.en.toLowerCase()} is empty`);
      return [{ at: recordPlace(part, 'syllabus', ''), part: kind, sentence }];
    }),
});

/** Rules on the syllabus. */
export const syllabusRules: readonly Rule[] = [neverSaved, fieldEmpty, tableEmpty];
