import { partPlace, recordPlace } from '../../editions';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import type { CourseView, GoalView } from '../view/courseView';
import { rememberedBy } from '../view/memo';
import { both } from '../view/recordTexts';
import { bestLanguage } from '../wording/bestLanguage';
import { letterPairs, likenessOf, plainText } from '../wording/plainText';
import { bloomLevelOf, observableIn } from '../wording/verbs';

const pairsOf = rememberedBy(({ plain }: GoalView) => letterPairs(plain));

const count = defineRule({
  id: 'goal.count',
  level: 'advice',
  title: both('教学目标数量', 'Number of teaching goals'),
  why: practice('目标太少覆盖不全，太多难以逐条考核。', 'Too few leave gaps, too many cannot be assessed one by one.'),
  options: { min: 3, max: 6 },
  reads: 'course',
  judge: ({ part, goals: { length: n } }, { options: { min, max } }) => {
    if (n === 0 || (n >= min && n <= max)) return [];
    const sentence = () =>
      both(`课程有 ${n} 条教学目标，建议 ${min}–${max} 条`, `Teaching goals of the course ${n}; ${min} to ${max} are usual`);
    return [{ at: partPlace(part), sentence }];
  },
});

const lowLevelOnly = defineRule({
  id: 'goal.low-level-only',
  level: 'advice',
  title: both('教学目标层次偏低', 'Goals of low level only'),
  why: practice('后续课程应有更高要求。', 'Later courses ask for more.'),
  options: { types: [3, 4, 5], min: 3 },
  reads: 'course',
  judge: ({ part, typeId, goals }, { options: { types, min } }) => {
    const levels = goals.flatMap(({ text }) => observableIn(bestLanguage(text)).map(({ verb }) => bloomLevelOf(verb) ?? 0));
    if (!types.includes(typeId ?? 0) || levels.length === 0 || levels.some((level) => level >= min)) return [];
    const sentence = () =>
      both('课程的教学目标都停留在识记和理解层次', 'All teaching goals stay at the level of remembering and understanding');
    return [{ at: partPlace(part), sentence }];
  },
});

const duplicate = defineRule({
  id: 'goal.duplicate',
  level: 'warning',
  title: both('教学目标重复', 'Goals that stand twice'),
  why: practice('重复的目标使矩阵的列和证据都翻倍。', 'It doubles columns and evidence.'),
  options: {},
  reads: 'course',
  judge: ({ part, goals }) => {
    const first = new Set<string>();
    return goals.flatMap(({ key, plain, text }) => {
      if (plain === '' || !first.has(plain)) return (first.add(plain), []);
      const sentence = () => both(`教学目标「${text.zh}」重复`, `Teaching goal “${text.en}” stands twice`);
      return [{ at: recordPlace(part, 'goal', key), field: 'description', sentence }];
    });
  },
});

const nearDuplicate = defineRule({
  id: 'goal.near-duplicate',
  level: 'advice',
  title: both('教学目标相近', 'Goals close to another one'),
  why: practice('照搬的目标体现不出课程自己的作用。', 'Copied goals show no own role of the course.'),
  options: { likeness: 0.85 },
  reads: 'matrix',
  judge: ({ courses }, { options: { likeness } }) => {
    const first = new Map<string, { goal: GoalView; course: CourseView }>();
    const across = courses.flatMap((course) =>
      course.goals.flatMap((goal) => {
        const known = first.get(goal.plain);
        if (!known) first.set(goal.plain, { goal, course });
        return known && known.course !== course && goal.plain !== '' ? [isNear(goal, course, known.goal, known.course)] : [];
      }),
    );
    return [...courses.flatMap((course) => nearWithin(course, likeness)), ...across];
  },
});

function isNear(goal: GoalView, course: CourseView, like: GoalView, other: CourseView): Verdict {
  return {
    at: recordPlace(course.part, 'goal', goal.key),
    part: `${other.lineage}.${like.key}`,
    field: 'description',
    sentence: () =>
      both(
        `教学目标「${goal.text.zh}」与「${like.text.zh}」（${other.name.zh}）相近`,
        `Teaching goal “${goal.text.en}” is close to “${like.text.en}” (${other.name.en})`,
      ),
  };
}

const known = new WeakMap<CourseView, { likeness: number; verdicts: readonly Verdict[] }>();

/** Goals of a course that are close to an earlier one of it without saying the same. */
function nearWithin(course: CourseView, likeness: number): readonly Verdict[] {
  const kept = known.get(course);
  if (kept?.likeness === likeness) return kept.verdicts;
  const verdicts = course.goals.flatMap((goal, at) =>
    course.goals.slice(0, at).flatMap((like) => {
      return goal.plain !== like.plain && likenessOf(pairsOf(goal), pairsOf(like)) >= likeness ? [isNear(goal, course, like, course)] : [];
    }),
  );
  known.set(course, { likeness, verdicts });
  return verdicts;
}

const copiesIndicator = defineRule({
  id: 'goal.copies-indicator',
  level: 'warning',
  title: both('教学目标照抄指标点', 'Goals that copy their indicator point'),
  why: practice('目标既要对应指标点，也要对应课程。', 'A goal fits both the indicator point and the course.'),
  options: { likeness: 0.9, ignoreTypes: [4, 5] },
  reads: 'courseInMajor',
  judge: ({ part, typeId, goals }, { major, options: { likeness, ignoreTypes } }) =>
    goals.flatMap((goal) => {
      const indicator = major.indicator(goal.indicator);
      if (!indicator || ignoreTypes.includes(typeId ?? 0)) return [];
      if (likenessOf(pairsOf(goal), letterPairs(plainText(indicator.text.zh))) < likeness) return [];
      const sentence = () =>
        both(
          `教学目标「${goal.text.zh}」照抄了指标点 ${indicator.name.zh}`,
          `Teaching goal “${goal.text.en}” repeats indicator point ${indicator.name.en}`,
        );
      return [{ at: recordPlace(part, 'goal', goal.key), field: 'description', sentence }];
    }),
});

/** Rules on the goals of a course among themselves and against their surroundings. */
export const goalSetRules: readonly Rule[] = [count, lowLevelOnly, duplicate, nearDuplicate, copiesIndicator];
