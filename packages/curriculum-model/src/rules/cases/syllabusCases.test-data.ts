import { all, approves, drops, sets, type Plant } from '../programme.test-data';
import { nothing, type RuleCase } from './case.test-data';

const course = (fields: Parameters<typeof sets>[3]) => sets(1001, 'course', '', fields);
const chapter = (key: string, fields: Parameters<typeof sets>[3]) => sets(1001, 'chapter', key, fields);
const syllabus = (fields: Parameters<typeof sets>[3]) => sets(1001, 'syllabus', '', fields);
const placed = (key: string, fields: Parameters<typeof sets>[3]) => sets(1001, 'placedPoint', key, fields);
const shares = (...rows: [part: 'regular' | 'final', label: string, percent: number][]): Plant =>
  syllabus({ exampercent: { type: 0, rows: rows.map(([part, label, percent]) => ({ part, label, percent })) } });
/** The two items of the score with what each tells of the three goals. */
const assessed = (...items: readonly [readonly number[], readonly number[]]): Plant => {
  const goals = (shares: readonly number[]) => shares.flatMap((percent, at) => (percent === 0 ? [] : [{ goalId: 100 + at, percent }]));
  const rows = [
    { part: 'regular', label: '实验', percent: 40, goals: goals(items[0]) },
    { part: 'final', label: '笔试', percent: 60, goals: goals(items[1]) },
  ];
  return syllabus({ exampercent: { type: 0, rows } });
};
const inWeeks = (week: string) => all(placed('201-100-400', { week }), placed('201-101-401', { week }));

/** Cases of the rules on hours, weeks, assessment and the syllabus. */
export const syllabusCases: Record<string, RuleCase> = {
  'assess.goal-unassessed': {
    positive: assessed([100, 100, 0], [0, 0, 0]),
    negative: nothing,
    boundary: [assessed([40, 100, 33.3], [60, 0, 66.7]), false],
  },
  'hours.none': {
    positive: chapter('202', { theoryPeriod: 0, practicePeriod: 0 }),
    negative: nothing,
    boundary: [chapter('202', { theoryPeriod: 0, practicePeriod: 0.5 }), false],
  },
  'hours.chapters-differ': {
    positive: course({ theoryPeriod: 33 }),
    negative: all(course({ theoryPeriod: 33 }), drops(1001, 'chapter')),
    boundary: [all(course({ theoryPeriod: 0.3 }), chapter('201', { theoryPeriod: 0.1 }), chapter('202', { theoryPeriod: 0.2 })), false],
  },
  'hours.points-differ': {
    positive: placed('201-100-400', { theoryPeriod: 9 }),
    negative: nothing,
    boundary: [all(placed('201-100-400', { theoryPeriod: 8.1 }), placed('201-101-401', { theoryPeriod: 7.9 })), false],
  },
  'hours.syllabus-differs': {
    positive: syllabus({ yearPeriod: 63 }),
    negative: syllabus({ yearPeriod: null }),
    boundary: [course({ theoryPeriod: 31.9, practicePeriod: 32.1 }), false],
  },
  'hours.credits-differ': {
    positive: syllabus({ score: 4 }),
    negative: syllabus({ score: null }),
    boundary: [syllabus({ score: 3.5 }), false],
  },
  'sequence.week-order': { positive: inWeeks('9-10'), negative: inWeeks(''), boundary: [inWeeks('5'), false] },
  'sequence.week-unreadable': {
    positive: inWeeks('第8周至第10周'),
    negative: inWeeks('第8周'),
    boundary: [inWeeks('18'), false],
  },
  'sequence.term-stale': {
    positive: syllabus({ year: '2025-2026-2' }),
    negative: syllabus({ year: '' }),
    boundary: [syllabus({ year: '2025-2026-2' }), false, { today: '2026-08-31' }],
  },
  'assess.percent-sum': {
    positive: shares(['regular', '实验', 40], ['final', '笔试', 50]),
    negative: shares(),
    boundary: [shares(['regular', '实验', 33.3], ['regular', '作业', 33.3], ['final', '笔试', 33.4]), false],
  },
  'assess.final-heavy': {
    positive: shares(['regular', '实验', 29], ['final', '笔试', 71]),
    negative: all(shares(['regular', '实验', 29], ['final', '笔试', 71]), course({ typeId: 5 })),
    boundary: [shares(['regular', '实验', 30], ['final', '笔试', 70]), false],
  },
  'assess.attendance-share': {
    positive: shares(['regular', '考勤', 11], ['final', '实验', 89]),
    negative: shares(['regular', '作业', 40], ['final', '实验', 60]),
    boundary: [shares(['regular', '考勤', 10], ['final', '实验', 90]), false],
  },
  'assess.method-unclear': {
    positive: syllabus({ examway: '' }),
    negative: all(syllabus({ examway: '' }), shares()),
    boundary: [all(syllabus({ examtype: 1 }), shares(['regular', '实验', 100])), false],
  },
  'assess.output-missing': {
    positive: sets(1001, 'taskGoal', '301', { product: ' ' }),
    negative: nothing,
    boundary: [sets(1001, 'taskGoal', '301', { product: '甲' }), false],
  },
  'assess.practice-unassessed': {
    positive: shares(['regular', '作业', 40], ['final', '笔试', 60]),
    negative: all(shares(['regular', '作业', 40], ['final', '笔试', 60]), course({ practicePeriod: 0 })),
    boundary: [all(shares(['regular', '作业', 40], ['final', '笔试', 60]), course({ theoryPeriod: 48, practicePeriod: 16 })), true],
  },
  'syllabus.never-saved': {
    positive: drops(1001, 'syllabus'),
    negative: nothing,
    boundary: [(draft) => (draft.courses.get(1001)!.syllabus = [{ key: '', fields: {} }]), false],
  },
  'syllabus.field-empty': {
    positive: syllabus({ phone: '' }),
    negative: all(syllabus({ phone: '' }), drops(1001, 'syllabus')),
    boundary: [syllabus({ phone: '  ' }), true],
  },
  'syllabus.table-empty': {
    positive: drops(1001, 'placedKsa'),
    negative: all(drops(1001, 'syllabus'), drops(1001, 'placedKsa')),
    boundary: [drops(1001, 'placedKsa', ({ key }) => !key.startsWith('202')), false],
  },
  'report.changed-since-approval': {
    positive: all(approves(1001), syllabus({ textbooks: '换了一本教材', 'textbooks.en': 'Another textbook' })),
    negative: all(syllabus({ textbooks: '换了一本教材' }), approves(1001), course({ introduction: '另一段简介。' })),
    boundary: [
      all(
        drops(1001, 'syllabus'),
        approves(1001),
        (draft) => (draft.courses.get(1001)!.syllabus = [{ key: '', fields: { textbooks: '新的' } }]),
      ),
      false,
    ],
  },
};
