import { record } from '../../editions/programme.test-data';
import { adds, all, drops, sets, type Plant } from '../programme.test-data';
import { nothing, type RuleCase } from './case.test-data';

const without101 = (lineage: number) => drops(lineage, 'binding', ({ key }) => key === '101');
const weak101 = (lineage: number) => sets(lineage, 'binding', '101', { relate: 1 });
const elective = (lineage: number) => sets(lineage, 'course', '', { classId: 2 });
const ofGoal = (goal: string) => drops(1001, 'placedPoint', ({ key }) => key.includes(`-${goal}-`));
const strong = (lineage: number, ...keys: string[]): Plant => adds(lineage, 'binding', ...keys.map((key) => record(key, { relate: 0 })));

/** Cases of the rules on coverage and strength. */
export const matrixCases: Record<string, RuleCase> = {
  'cover.requirements-missing': {
    positive: all(drops('major', 'requirement'), drops('major', 'indicator')),
    negative: nothing,
    boundary: [drops('major', 'requirement', ({ key }) => key !== '1'), false],
  },
  'cover.courses-missing': {
    positive: (draft) => draft.courses.clear(),
    negative: nothing,
    boundary: [(draft) => void [...draft.courses.keys()].slice(1).forEach((lineage) => draft.courses.delete(lineage)), false],
  },
  'cover.indicator-unsupported': {
    positive: all(without101(1001), without101(1006)),
    negative: without101(1001),
    boundary: [all(without101(1001), weak101(1006)), false],
  },
  'cover.requirement-without-indicator': {
    positive: drops('major', 'indicator', ({ under }) => under === '1'),
    negative: nothing,
    boundary: [drops('major', 'indicator', ({ key }) => key === '101'), false],
  },
  'cover.course-supports-nothing': {
    positive: drops(1001, 'binding'),
    negative: all(drops(1001, 'binding'), elective(1001)),
    boundary: [all(without101(1001), sets(1001, 'binding', '902', { relate: 1 })), false],
  },
  'cover.support-without-goal': {
    positive: drops(1001, 'goal', ({ under }) => under === '101'),
    negative: nothing,
    boundary: [drops(1001, 'goal', ({ key }) => key === '100'), false],
  },
  'cover.content-missing': {
    positive: drops(1001, 'point'),
    negative: nothing,
    boundary: [drops(1001, 'ksa', ({ key }) => key !== '501'), false],
  },
  'cover.goal-unbound': {
    positive: sets(1001, 'goal', '101', { isBound: false }),
    negative: nothing,
    boundary: [
      all(
        drops(1001, 'binding', ({ key }) => key === '902'),
        sets(1001, 'goal', '101', { isBound: false }),
      ),
      true,
    ],
  },
  'cover.goal-without-point': {
    positive: ofGoal('101'),
    negative: all(ofGoal('101'), sets(1001, 'goal', '101', { isBound: false })),
    boundary: [sets(1001, 'placedPoint', '201-101-401', { relate: 1 }), false],
  },
  'cover.chapter-without-point': {
    positive: adds(1001, 'chapter', record('203', { name: '单元3' })),
    negative: nothing,
    boundary: [drops(1001, 'placedPoint', ({ key }) => key === '201-100-400'), false],
  },
  'cover.chapter-without-task-goal': {
    positive: drops(1001, 'taskGoal', ({ key }) => key === '302'),
    negative: nothing,
    boundary: [drops(1001, 'taskGoal'), true],
  },
  'cover.point-unused': {
    positive: adds(1001, 'point', record('409', { title: '多余的课点' })),
    negative: nothing,
    boundary: [
      all(adds(1001, 'point', record('409', { title: '课点' })), adds(1001, 'placedPoint', record('202-102-409', { relate: 1 }))),
      false,
    ],
  },
  'cover.point-without-ksa': {
    positive: all(
      drops(1001, 'placedKsa', ({ key }) => key.startsWith('202')),
      adds(1001, 'pointKsa', record('402-502', {}, '402')),
    ),
    negative: nothing,
    boundary: [sets(1001, 'placedKsa', '202-102-402-302-501', { relate: 1 }), false],
  },
  'cover.ksa-unused': {
    positive: adds(1001, 'ksa', record('509', { description: '合作能力' }, 'A')),
    negative: nothing,
    boundary: [sets(1001, 'placedKsa', '201-101-401-301-502', { relate: 1 }), false],
  },
  'cover.task-goal-without-ksa': {
    positive: adds(1001, 'taskGoal', record('309', { description: '任务', product: '报告' }, '201')),
    negative: all(
      adds(1001, 'chapter', record('203', { name: '单元3' })),
      adds(1001, 'taskGoal', record('309', { description: '任务', product: '报告' }, '203')),
    ),
    boundary: [sets(1001, 'placedKsa', '202-102-402-302-501', { relate: 1 }), false],
  },
  'strength.indicator-weak-only': {
    positive: all(weak101(1001), weak101(1006)),
    negative: weak101(1001),
    boundary: [all(without101(1001), weak101(1006)), true],
  },
  'strength.indicator-on-one-elective': {
    positive: all(without101(1001), elective(1006)),
    negative: without101(1001),
    boundary: [all(weak101(1001), elective(1006)), false],
  },
  'strength.strong-only-elective': {
    positive: all(elective(1001), elective(1006)),
    negative: elective(1001),
    boundary: [all(weak101(1001), elective(1006)), true],
  },
  'strength.few-courses': {
    positive: without101(1001),
    negative: all(without101(1001), without101(1006)),
    boundary: [nothing, false],
  },
  'strength.many-courses': {
    positive: all(...[1002, 1003, 1004, 1005, 1007].map((lineage) => strong(lineage, '101'))),
    negative: nothing,
    boundary: [all(...[1002, 1003, 1004, 1005].map((lineage) => strong(lineage, '101'))), false],
  },
  'strength.course-spread': {
    positive: strong(1001, '201', '301', '401'),
    negative: all(strong(1001, '201', '301', '401'), sets(1001, 'course', '', { typeId: 4 })),
    boundary: [strong(1001, '201', '301'), false],
  },
  'strength.requirement-on-one-course': {
    positive: all(
      ...[1001, 1006].map(without101),
      ...[1002, 1007].map((lineage) => drops(lineage, 'binding', ({ key }) => key === '102')),
      strong(1003, '101', '102'),
    ),
    negative: nothing,
    boundary: [all(without101(1006), ...[1002, 1007].map((lineage) => drops(lineage, 'binding', ({ key }) => key === '102'))), false],
  },
  'strength.strong-not-carried': {
    positive: sets(1001, 'placedPoint', '201-101-401', { relate: 1 }),
    negative: all(sets(1001, 'placedPoint', '201-101-401', { relate: 1 }), sets(1001, 'binding', '902', { relate: 1 })),
    boundary: [sets(1001, 'placedPoint', '201-100-400', { relate: 1 }), false],
  },
  'report.strong-support-unprinted': {
    asked: { occasion: 'review' },
    positive: ofGoal('101'),
    negative: all(ofGoal('101'), sets(1001, 'binding', '902', { relate: 1 })),
    boundary: [ofGoal('100'), false],
  },
};
