import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduateRequires, majorIds, sampleLinkedMatrices, sampleProgramme } from '../../fixtures';
import { numberedText } from '../../goals/numbering';
import { supportKey } from './supportKey.test-data';
import { suggestSupports, type SupportedIndicator, type SupportingCourse } from './suggestSupports';

const both = (record: { translations?: { en?: Record<string, { text: string } | undefined> } }, field: string) => [
  String((record as Record<string, unknown>)[field] ?? ''),
  record.translations?.en?.[field]?.text ?? '',
];
const home = graduateRequires[majorIds.softwareEngineering]!.flatMap(({ children }) => children);
const indicators: SupportedIndicator[] = home.map((one) => ({ id: one.id, texts: both(one, 'description') }));
const numbers = new Map(home.map(({ id, description }) => [id, numberedText(description).number]));
const { bindings, goals } = sampleLinkedMatrices;
const name = ['软件工程', 'Software Engineering'];

/** The courses of the sample programme; `isBare`: without a star, and goals that stand nowhere. */
function coursesOf({ isBare }: { isBare: boolean }): SupportingCourse[] {
  return sampleLinkedMatrices.courses.map(({ id }) => ({
    id,
    introduction: both(
      sampleProgramme.courseUnits.find((unit) => unit.id === id)!,
      'introduction',
    ),
    goals: goals
      .filter(({ courseId }) => courseId === id)
      .map((goal) => ({ id: goal.id, texts: both(goal, 'description'), requireId: isBare ? null : goal.parentId })),
    points: sampleProgramme.points
      .filter(({ courseId }) => courseId === id)
      .map((point) => {
        const [titles, descriptions] = [both(point, 'title'), both(point, 'description')];
        return { id: point.id, texts: titles.map((title, at) => `${title}，${descriptions[at]}`) };
      }),
    supports: new Map(isBare ? [] : bindings.flatMap(({ courseId, requireId, relate }) => (courseId === id ? [[requireId, relate]] : []))),
    elsewhere: [],
  }));
}

const names = new Map(sampleLinkedMatrices.courses.map(({ id, name }) => [id, name]));
const isRight = ({ courseId, requireId }: { courseId: number; requireId: number }) =>
  supportKey[names.get(courseId)!]!.includes(numbers.get(requireId)!);

describe('suggested supports', () => {
  it('are wrong for one of ten at most and find more than half of what they should, in a matrix without a star', () => {
    const made = suggestSupports({ name, courses: coursesOf({ isBare: true }), indicators }, 'zh');
    const right = made.filter(isRight).length;
    const wanted = Object.values(supportKey).flat().length;
    expect(right / made.length).toBeGreaterThanOrEqual(0.9);
    expect(right / wanted).toBeGreaterThan(0.5);
  });

  it('change what stands only where nothing supports an indicator point strongly', () => {
    const made = suggestSupports({ name, courses: coursesOf({ isBare: false }), indicators }, 'zh');
    const stands = new Map(bindings.map(({ courseId, requireId, relate }) => [`${courseId} ${requireId}`, relate]));
    const strong = new Set(bindings.flatMap(({ requireId, relate }) => (relate === 0 ? requireId : [])));
    for (const { courseId, requireId, relate } of made) {
      const present = stands.get(`${courseId} ${requireId}`);
      if (present !== undefined) expect([present, relate, strong.has(requireId)]).toEqual([1, 0, false]);
    }
    expect(made.filter((one) => !isRight(one))).toEqual([]);
  });

  it('suggest a deleted star again as long as a goal has its indicator point', () => {
    const courses = coursesOf({ isBare: false }).map((course) =>
      course.id === 1004 ? { ...course, supports: new Map([...course.supports].filter(([id]) => id !== 1104)) } : course,
    );
    const first = suggestSupports({ name, courses, indicators }, 'zh').find(({ courseId }) => courseId === 1004);
    expect(first).toMatchObject({ courseId: 1004, requireId: 1104, relate: 0, score: 1 });
    expect(first!.origins[0]).toMatchObject({ kind: 'goal', id: 1032 });
  });

  it('count more where the same course supports such an indicator point elsewhere', () => {
    const courses = coursesOf({ isBare: true });
    const score = (elsewhere: SupportingCourse['elsewhere']) =>
      suggestSupports({ name, courses: courses.map((one) => (one.id === 1014 ? { ...one, elsewhere } : one)), indicators }, 'zh').find(
        ({ courseId, requireId }) => courseId === 1014 && requireId === 1120,
      );
    const other = { courseId: 9, majorName: '网络工程', texts: ['具备跨文化交流的能力', ''] };
    expect(score([other])!.score).toBeGreaterThan(score([])!.score);
    expect(score([other])!.elsewhere).toEqual([{ courseId: 9, majorName: '网络工程' }]);
  });

  const words = fc.constantFrom(
    '能设计实验',
    '验证软件方案',
    '跨文化交流',
    '团队',
    '工程伦理',
    '项目管理',
    'design',
    'experiments',
    '1.1',
    '',
  );
  const text = fc.array(words, { maxLength: 6 }).map((parts) => parts.join('，'));
  const course = fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    introduction: text.map((one) => [one]),
    goals: fc.array(fc.record({ id: fc.nat(9), texts: text.map((one) => [one]), requireId: fc.option(fc.nat(5)) }), { maxLength: 4 }),
    points: fc.array(fc.record({ id: fc.nat(9), texts: text.map((one) => [one]) }), { maxLength: 4 }),
    supports: fc.array(fc.tuple(fc.nat(5), fc.constantFrom<0 | 1>(0, 1)), { maxLength: 4 }).map((pairs) => new Map(pairs)),
    elsewhere: fc.array(fc.record({ courseId: fc.nat(9), majorName: fc.string(), texts: text.map((one) => [one]) }), { maxLength: 2 }),
  });
  const major = fc.record({
    courses: fc.uniqueArray(course, { selector: ({ id }) => id, maxLength: 4 }),
    indicators: fc.uniqueArray(fc.record({ id: fc.nat(5), texts: text.map((one) => [one]) }), { selector: ({ id }) => id, maxLength: 5 }),
  });

  it('are scored from one half to one, one a cell, never weaker than what stands, and say what they rest on', () => {
    fc.assert(
      fc.property(major, ({ courses, indicators: targets }) => {
        const made = suggestSupports({ name: [''], courses, indicators: targets }, 'zh');
        expect(new Set(made.map(({ courseId, requireId }) => `${courseId} ${requireId}`)).size).toBe(made.length);
        for (const { courseId, requireId, relate, score, origins } of made) {
          const present = courses.find(({ id }) => id === courseId)!.supports.get(requireId);
          expect(score).toBeGreaterThanOrEqual(0.5);
          expect(score).toBeLessThanOrEqual(1);
          expect(present === undefined || relate < present).toBe(true);
          expect(origins.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
