import { describe, expect, it } from 'vitest';
import { graduateRequires, indicatorId, majorIds, sampleProgramme } from '../fixtures';
import { numberedText } from '../goals';
import { bindingKey, otherMajor } from './bindingKey.test-data';
import { suggestBindings, type GoalTexts, type IndicatorTexts } from './suggestBindings';

type Described = Pick<(typeof sampleProgramme.goals)[number], 'description' | 'translations'>;
const textsOf = ({ description, translations }: Described) => [description, translations?.en?.description?.text ?? ''];

function indicatorsOf(majorId: number): IndicatorTexts[] {
  return graduateRequires[majorId]!.flatMap((require) =>
    require.children.map((one) => ({ id: one.id, texts: textsOf(one), heading: textsOf(require) })),
  );
}

const home = majorIds.softwareEngineering;
const homeIndicators = new Map(indicatorsOf(home).map((one) => [one.id, one]));
const courses = new Map(sampleProgramme.courseUnits.filter(({ majorId }) => majorId === home).map(({ id, name }) => [name, id]));

/** The goal of the key, as the course has it. */
function goalOf([course, number]: (typeof bindingKey)[number]): GoalTexts {
  const parentId = indicatorId(home, number);
  const goal = sampleProgramme.goals.find((one) => one.courseId === courses.get(course) && one.parentId === parentId);
  if (!goal) throw new Error(`The sample programme has no goal of ${course} under ${number}.`);
  return { id: goal.id, texts: textsOf(goal), under: homeIndicators.get(parentId)! };
}

const numbers = new Map(
  [home, majorIds.computerScience].flatMap(indicatorsOf).map(({ id, texts }) => [id, numberedText(texts[0]!).number]),
);
const others = otherMajor.flatMap(([heading, ...points]) => points.map(([number, text]) => ({ number, text, heading })));
const otherIndicators = others.map(({ text, heading }, at): IndicatorTexts => ({ id: at + 1, texts: [text, ''], heading: [heading, ''] }));

/** How many of the first suggestions are right, and how many are wrong. */
function judge(
  indicators: readonly IndicatorTexts[],
  numberOf: (id: number) => string,
  right: (row: (typeof bindingKey)[number]) => readonly string[],
) {
  const firsts = bindingKey.map((row) => ({ row, first: suggestBindings([goalOf(row)], indicators, 'zh')[0] }));
  const made = firsts.filter(({ first }) => first !== undefined);
  const isRight = made.filter(({ row, first }) => right(row).includes(numberOf(first!.requireId)));
  return { right: isRight.length / firsts.length, wrong: (made.length - isRight.length) / firsts.length };
}

describe('suggested bindings', () => {
  it.each([
    [
      'a major with the same indicator points',
      indicatorsOf(home),
      (id: number) => numbers.get(id)!,
      (row: (typeof bindingKey)[number]) => [row[1]],
    ],
    [
      'a major of the earlier standard',
      indicatorsOf(majorIds.computerScience),
      (id: number) => numbers.get(id)!,
      (row: (typeof bindingKey)[number]) => row[2],
    ],
    [
      'a major with words and numbers of its own',
      otherIndicators,
      (id: number) => others[id - 1]!.number,
      (row: (typeof bindingKey)[number]) => row[3],
    ],
  ])('are right for four goals of five and wrong for one of ten at most, in %s', (_, indicators, numberOf, right) => {
    const found = judge(indicators, numberOf, right);
    expect(found.right).toBeGreaterThanOrEqual(0.8);
    expect(found.wrong).toBeLessThanOrEqual(0.1);
  });

  it('are the same in an English curriculum', () => {
    const inEnglish = <Had extends { texts: readonly string[] }>(one: Had) => ({ ...one, texts: one.texts.slice(1) });
    const indicators = indicatorsOf(majorIds.computerScience).map((one) => ({ ...inEnglish(one), heading: one.heading.slice(1) }));
    const firsts = bindingKey.map((row) => {
      const goal = goalOf(row);
      const under = goal.under && { ...inEnglish(goal.under), heading: goal.under.heading.slice(1) };
      return { row, first: suggestBindings([{ ...inEnglish(goal), under }], indicators, 'en')[0] };
    });
    const isRight = firsts.filter(({ row, first }) => first && row[2].includes(numbers.get(first.requireId)!));
    expect(isRight.length / firsts.length).toBeGreaterThanOrEqual(0.8);
  });

  it('say what both speak of, and are scored from one half on', () => {
    const found = bindingKey.flatMap((row) => suggestBindings([goalOf(row)], otherIndicators, 'zh'));
    expect(found.filter(({ terms }) => terms.length === 0)).toEqual([]);
    expect(found.every(({ score }) => score >= 0.5 && score <= 1)).toBe(true);
  });

  it('are none for a goal that nothing is like', () => {
    const goal = { id: 1, texts: ['能演奏一首练习曲'], under: { texts: ['掌握一门乐器的演奏'], heading: ['艺术表现'] } };
    expect(suggestBindings([goal], otherIndicators, 'zh')).toEqual([]);
    expect(suggestBindings([{ id: 2, texts: [''], under: null }], otherIndicators, 'zh')).toEqual([]);
  });

  it('read the words of a goal whose indicator point is gone', () => {
    const [first] = suggestBindings([{ id: 1, texts: ['能带领小组安排分工'], under: null }], otherIndicators, 'zh');
    expect(others[first!.requireId - 1]!.number).toBe('H2');
  });
});
