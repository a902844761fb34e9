import fc from 'fast-check';
import type { Translations } from '../fields';
import { blankFields, reportedCourseFields } from '../records';
import type { AdditionalInfo } from './additionalInfo';
import { storedFieldName, syllabusTextFields } from './fieldNames';
import type { ReportData } from './reportData';

const text = fc.string({ unit: fc.constantFrom('课', '程', 'a', ' ', '\n', '，', '😀', '%'), maxLength: 12 });
const filled = text.map((words) => `文${words}`);
const number = fc.option(fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => Math.round(value * 10) / 10));
const scale = fc.constantFrom(0 as const, 1 as const);
const relate = fc.constantFrom(0 as const, 1 as const);

function englishOf(fields: readonly string[]): fc.Arbitrary<Translations> {
  const texts = fc.record({ text: filled, updatedAt: fc.constant('2026-05-13T09:00:00+08:00') });
  return fc.dictionary(fc.constantFrom(...fields), texts, { maxKeys: fields.length }).map((en) => ({ en }));
}

/** What may be stored of any course. */
export const anyInfo: fc.Arbitrary<AdditionalInfo> = fc.record({
  id: fc.nat(),
  courseUnitId: fc.integer({ min: 1 }),
  score: number,
  year: fc.oneof(text, fc.constant('2024-2025-1')),
  yearPeriod: number,
  lecturer: text,
  phone: text,
  email: text,
  department: text,
  classname: text,
  students: number,
  classroom: text,
  schedule: fc.record({ label: fc.array(text, { maxLength: 10 }), data: fc.array(fc.array(text, { maxLength: 10 }), { maxLength: 4 }) }),
  textbooks: text,
  textreferences: text,
  attend: text,
  assignment: text,
  criterion: text,
  practice: text,
  textgroup: text,
  paper: text,
  others: text,
  examtype: fc.option(scale),
  examway: text,
  examdetail: text,
  exampercent: fc.record({
    type: scale,
    rows: fc.array(fc.record({ part: fc.constantFrom('regular' as const, 'final' as const), label: text, percent: fc.nat(100) }), {
      maxLength: 5,
    }),
  }),
  courseDesc: text,
  version: fc.nat(),
  translations: englishOf(syllabusTextFields.map(storedFieldName)),
});

/** A report of any course with chapters, points and KSA items that belong together, and some that belong nowhere. */
export const anyReport: fc.Arbitrary<ReportData> = fc
  .record({
    info: anyInfo,
    name: filled,
    projects: fc.array(fc.record({ name: filled, product: text, translations: englishOf(['name', 'product']) }), { maxLength: 4 }),
    entries: fc.array(
      fc.record({
        project: fc.nat(5),
        goal: fc.nat(3),
        relate,
        title: filled,
        study: filled,
        week: fc.constantFrom('', '1', '2-3', '第 5 周', '3，7'),
        theory: fc.nat(8),
        translations: englishOf(['study', 'product']),
      }),
      { maxLength: 8 },
    ),
    ksas: fc.array(fc.record({ entry: fc.nat(9), goal: fc.nat(4), relate, description: filled }), { maxLength: 8 }),
    taskGoals: fc.array(fc.record({ project: fc.nat(4), description: filled, product: filled }), { maxLength: 5 }),
    goals: fc.array(filled, { maxLength: 4 }),
  })
  .map(({ info, name, projects, entries, ksas, taskGoals, goals }) => ({
    intro: { ...blankFields(reportedCourseFields), name, introduction: '文', totalPeriodData: [32, 16, 0] },
    info,
    requires: [
      {
        id: 1,
        description: '1 毕业要求',
        children: [
          { id: 11, description: '1.1 指标' },
          { id: 12, description: '指标二' },
        ],
      },
    ],
    majorMatrix: [12, 11].map((requireId, place) => {
      const own = goals.flatMap((description, at) => (at % 2 === place ? [{ id: 20 + at, description }] : []));
      return { requireId, relate: 0 as const, goals: own.map(({ id }) => id), goalTexts: own };
    }),
    projects: projects.map((project, at) => ({ id: 100 + at, courseUnitId: 1, ...project })),
    projectMatrix: entries.map(({ project, goal, title, theory, ...entry }, at) => ({
      ...entry,
      id: 200 + at,
      projectId: 100 + project,
      graduateRequireId: 20 + goal,
      point: { title, description: '', number: at + 1 },
      teach: '',
      product: '',
      period: theory,
      theoryPeriod: theory,
      practicePeriod: 0,
    })),
    pointMatrix: ksas.map(({ entry, goal, relate: strength, description }, at) => ({
      projectMatrixId: 200 + entry,
      taskGoalId: 300 + goal,
      relate: strength,
      ksa: { title: (['K', 'S', 'A'] as const)[at % 3]!, level: at + 1, description },
    })),
    taskGoals: taskGoals.map(({ project, ...goal }, at) => ({ id: 300 + at, projectId: 100 + project, ...goal })),
  }));
