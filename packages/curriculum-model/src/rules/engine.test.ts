import { describe, expect, it } from 'vitest';
import type { CurriculumState } from '../editions';
import { record } from '../editions/programme.test-data';
import { ruleCases } from './cases/ruleCases.test-data';
import { matrixCases } from './cases/matrixCases.test-data';
import { adds, all, drops, planted, sets } from './programme.test-data';
import { createRuleEngine, curriculumRules } from '.';
import { unmetOf } from './view/completionOf';
import { courseView } from './view/courseView';
import { courseFindings } from './view/linkedOf';
import { majorView } from './view/majorView';
import { matrixView } from './view/matrixView';
import { syllabusCases } from './cases/syllabusCases.test-data';

const asked = { occasion: 'editing', today: '2026-11-27' } as const;
const engine = () => createRuleEngine(curriculumRules, {}, asked);
const ids = (state: CurriculumState) =>
  engine()
    .judge(state)
    .map(({ id }) => id);

it('finds nothing in a clean programme', () => expect(ids(planted())).toEqual([]));

describe('a programme with defects in many places', () => {
  const defective = planted(
    all(sets(1001, 'course', '', { classId: 2 }), sets(1006, 'course', '', { classId: 2 })),
    adds('major', 'indicator', record('1103', { number: '11.4', description: '能组织跨学科的加密工作' }, '11')),
    sets('major', 'indicator', '301', { description: '了解图论的模型' }),
    sets(1003, 'goal', '100', { description: '使学生能分析进程调度的先后次序' }),
    sets(1008, 'taskGoal', '301', { product: '' }),
    drops(1009, 'placedKsa', ({ key }) => key.startsWith('202')),
    sets(1010, 'chapter', '201', { practicePeriod: 0, theoryPeriod: 32 }),
    sets(1011, 'syllabus', '', { textbooks: '略', score: 5 }),
    drops(1012, 'syllabus'),
    sets(1013, 'placedPoint', '201-101-401', { week: '第3周至第19周' }),
    sets(1014, 'course', '', { name: '课程15' }),
  );

  it('has every one of them found, errors first, and nothing else', () => {
    expect(ids(defective)).toEqual([
      'cover.indicator-unsupported.major/indicator:1103',
      'syllabus.never-saved.course:1012',
      'cover.point-without-ksa.course:1009/placedPoint:202-102-402',
      'strength.strong-only-elective.major/indicator:101',
      'name.requirement-numbers.major/indicator:1103',
      'hours.chapters-differ.course:1010.theory',
      'hours.chapters-differ.course:1010.practice',
      'hours.points-differ.course:1010/chapter:201.theory',
      'hours.points-differ.course:1010/chapter:201.practice',
      'hours.credits-differ.course:1011/syllabus',
      'assess.output-missing.course:1008/taskGoal:301',
      'text.placeholder.course:1011/syllabus.textbooks',
      'name.course-duplicate.course:1015',
      'cover.task-goal-without-ksa.course:1009/taskGoal:302',
      'decompose.not-observable.major/indicator:301',
      'goal.teacher-centred.course:1003/goal:100',
      'sequence.week-unreadable.course:1013/placedPoint:201-101-401',
    ]);
  });

  it('is judged the same in any order of edits, with what is remembered of earlier states', () => {
    const warm = engine();
    warm.judge(planted());
    for (const { positive } of Object.values(matrixCases)) warm.judge(planted(positive));
    warm.judge(defective);
    expect(warm.judge(defective).map(({ id }) => id)).toEqual(ids(defective));
  });
});

// What one rule finds may be said by another one in its place, so each is planted for itself.
it.each(Object.entries(ruleCases))('has the planted defect found among all rules: %s', (id, { positive, settings, asked: own, at }) => {
  const found = createRuleEngine(curriculumRules, settings, { ...asked, ...own }).judge(planted(positive));
  expect(found.filter((one) => one.rule === id && (at === undefined || one.at === at))).not.toEqual([]);
});

it('judges only the course again that changed, and what the matrix says', () => {
  const judged: string[] = [];
  const spied = curriculumRules.map((rule) => {
    if (rule.reads === 'matrix') return rule;
    const judge: (view: never, given: never) => never = (view, given) => {
      judged.push(String((view as { lineage?: number }).lineage ?? 'major'));
      return (rule.judge as unknown as typeof judge)(view, given);
    };
    return { ...rule, judge };
  });
  const own = createRuleEngine(spied as typeof curriculumRules, {}, asked);
  const before = planted();
  own.judge(before);
  expect(new Set(judged).size).toBe(before.courses.length + 1);
  judged.length = 0;
  own.judge(before);
  expect(judged).toEqual([]);
  const changed = planted(sets(1004, 'course', '', { name: '改名' })).courses[3]!;
  own.judge({ ...before, courses: before.courses.map((part) => (part.lineage === 1004 ? changed : part)) });
  expect(new Set(judged)).toEqual(new Set(['1004']));
  judged.length = 0;
  // Another major is read by those rules of a course that read the major.
  own.judge({ ...before, major: planted().major });
  expect(judged.length).toBeLessThan(curriculumRules.length * before.courses.length);
  expect(new Set(judged).size).toBe(before.courses.length + 1);
});

// Where there is no chapter, no syllabus or no text of several, completion has items that are told by one finding.
const toldTogether = /^(base\.(projectNames|projectHours|taskGoals)|report\.|info\.name)/;

it.each(Object.entries({ ...matrixCases, ...syllabusCases }).map(([id, { positive }]) => [id, positive] as const))(
  'says what the matrices and completion say, by their ids and in their words: %s',
  (_, positive) => {
    const state = planted(positive);
    const major = majorView(state.major);
    const findings = engine().judge(state);
    const sentences = new Map(
      findings.flatMap(({ aliases, at, sentence }) => aliases.map((id) => [`${at.split('/')[0]} ${id}`, sentence])),
    );
    for (const part of state.courses) {
      const course = courseView(part);
      for (const { id, sentence } of courseFindings(course, major)) expect(sentences.get(`course:${part.lineage} ${id}`)).toEqual(sentence);
      for (const { id, sentence } of unmetOf(course).values()) {
        const said = sentences.get(`course:${part.lineage} ${id}`);
        expect(said, id).toBeDefined();
        if (!toldTogether.test(id)) expect(said?.zh.startsWith(sentence.zh), id).toBe(true);
      }
    }
    for (const { id, sentence } of matrixView(state).findings) {
      expect(findings.find(({ aliases }) => aliases.includes(id))?.sentence).toEqual(sentence);
    }
  },
);
