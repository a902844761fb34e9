import { recordPlace } from '../../editions';
import { writesField, type QuickFix } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import type { CourseView, GoalView } from '../view/courseView';
import { both, storedText } from '../view/recordTexts';
import { bestLanguage, inEnglish } from '../wording/bestLanguage';
import { goalClauses } from '../wording/clauses';
import { observableIn, vagueIn } from '../wording/verbs';

type Said = (text: { zh: string; en: string }) => { zh: string; en: string };

/** A verdict on the wording of a goal. */
function onGoal({ part }: CourseView, goal: GoalView, sentence: Said, fixes?: Verdict['fixes']) {
  return { at: recordPlace(part, 'goal', goal.key), field: 'description', sentence: () => sentence(goal.text), ...(fixes && { fixes }) };
}

/** A fix that puts other words into the Chinese of a goal. */
function rewords({ part }: CourseView, goal: GoalView, text: string): QuickFix {
  return writesField(both(`改为「${text}」`, `Change to “${text}”`), recordPlace(part, 'goal', goal.key), goal.record, 'description', text);
}

const replacements = ['说明', '解释', '运用'];

const vagueVerb = defineRule({
  id: 'goal.vague-verb',
  level: 'warning',
  title: both('教学目标用词难以考核', 'Goals with a vague verb'),
  why: practice('这类词难以衡量。', 'Such words are hard to measure.'),
  options: { skipHeadings: [] as string[] },
  reads: 'course',
  judge: (course, { options: { skipHeadings } }) =>
    course.goals.flatMap((goal) => {
      const own = bestLanguage(goal.text);
      const [verb] = vagueIn(own);
      if (!verb || observableIn(own).length > 0 || skipHeadings.some((heading) => own.includes(heading))) return [];
      const zh = storedText(goal.record, 'description');
      const fixes = () => (zh.includes(verb.verb) ? replacements.map((other) => rewords(course, goal, zh.replace(verb.verb, other))) : []);
      const sentence: Said = (text) =>
        both(
          `教学目标「${text.zh}」只有「${verb.verb}」，看不出如何考核`,
          `Teaching goal “${text.en}” says only ${inEnglish(verb.verb, 'a vague verb')}; it does not show how it is assessed`,
        );
      return [onGoal(course, goal, sentence, fixes)];
    }),
});

const verbWithoutObject = defineRule({
  id: 'goal.verb-without-object',
  level: 'warning',
  title: both('教学目标的对象不具体', 'Goals whose verb has no object'),
  why: practice('目标要写出行为和内容。', 'An outcome names action and content.'),
  options: { min: 4, generic: ['相关知识', '基本知识', '基本概念', '基本理论', '基本原理', '基本方法', '有关内容', '相关内容'] },
  reads: 'course',
  judge: (course, { options: { min, generic } }) =>
    course.goals.flatMap((goal) => {
      const own = bestLanguage(goal.text);
      const [first] = [...observableIn(own), ...vagueIn(own)].toSorted((one, other) => one.at - other.at);
      if (!first) return [];
      const object = own
        .slice(first.at + first.verb.length)
        .split(/[，,。；;.]/)[0]!
        .replace(/\s+/g, '');
      if ([...object].length >= min && !generic.includes(object.replace(/^的/, ''))) return [];
      const sentence: Said = (text) =>
        both(
          `教学目标「${text.zh}」：「${first.verb}」的对象不具体`,
          `Teaching goal “${text.en}”: it does not say what ${inEnglish(first.verb, 'its verb')} is about`,
        );
      return [onGoal(course, goal, sentence)];
    }),
});

const taughtOpening = /^(使学生|让学生|培养学生|帮助学生|向学生|to teach\b|introduce students to\b)/i;

const teacherCentred = defineRule({
  id: 'goal.teacher-centred',
  level: 'advice',
  title: both('教学目标写的是教师', 'Goals that tell what the teacher does'),
  why: practice('目标从学生的角度写。', 'Goals are written from the learner’s side.'),
  options: {},
  reads: 'course',
  judge: (course) =>
    course.goals.flatMap((goal) => {
      const own = bestLanguage(goal.text).trim();
      const opening = taughtOpening.exec(own)?.[0];
      if (opening === undefined) return [];
      const rest = own.slice(opening.length);
      const fixes = () => (/^[使让]学生能/.test(own) ? [rewords(course, goal, rest)] : []);
      const sentence: Said = (text) =>
        both(
          `教学目标「${text.zh}」写的是教师做什么，宜写学生能做什么`,
          `Teaching goal “${text.en}” tells what the teacher does, not what students can do`,
        );
      return [onGoal(course, goal, sentence, fixes)];
    }),
});

const severalInOne = defineRule({
  id: 'goal.several-in-one',
  level: 'advice',
  title: both('教学目标含多项要求', 'Goals that hold several outcomes'),
  why: practice('两项要求不能当作一项来衡量。', 'Two outcomes cannot be measured as one.'),
  options: { maxClauses: 2, maxCan: 2 },
  reads: 'course',
  judge: (course, { options: { maxClauses, maxCan } }) =>
    course.goals.flatMap((goal) => {
      const { clauses, can } = goalClauses(bestLanguage(goal.text));
      if (clauses <= maxClauses && can <= maxCan) return [];
      const sentence: Said = (text) =>
        both(`教学目标「${text.zh}」含多项要求，宜拆分`, `Teaching goal “${text.en}” holds several outcomes; split it`);
      return [onGoal(course, goal, sentence)];
    }),
});

/** Rules on how a goal is worded. */
export const goalWordingRules: readonly Rule[] = [vagueVerb, verbWithoutObject, teacherCentred, severalInOne];
