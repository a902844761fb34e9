import { recordPlace, recordsOf } from '../../editions';
import { sum } from '../../hours';
import { goalTotals, percentProblem, percentTotal, wholePercent, type ExamPercentRow } from '../../syllabus';
import { maxPercentRows } from '../../syllabus/percentLimits';
import { writesField } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { reportOf } from '../view/completionOf';
import type { CourseView } from '../view/courseView';
import { both, storedText, textOf } from '../view/recordTexts';

/** The shares of the total score, with the place of the syllabus. */
export function sharesOf(course: CourseView): { rows: readonly ExamPercentRow[]; at: string } {
  return { rows: reportOf(course)?.exampercent.rows ?? [], at: recordPlace(course.part, 'syllabus', '') };
}

const holds = (label: string, words: readonly string[]) => words.some((word) => label.toLowerCase().includes(word.toLowerCase()));

const percentSum = defineRule({
  id: 'assess.percent-sum',
  level: 'error',
  title: both('总评构成不是 100%', 'Shares that do not add up to 100%'),
  why: practice('这是开课说明中最常见的错误。', 'It is the first among the errors of syllabi.'),
  options: {},
  reads: 'course',
  judge: (course) => {
    const { rows, at } = sharesOf(course);
    const problem = percentProblem(rows);
    const [last, type] = [rows.at(-1), reportOf(course)?.exampercent.type ?? 0];
    const { syllabus } = course;
    if (!problem || !last || !syllabus) return [];
    const percent = sum([last.percent, wholePercent, -percentTotal(rows)]);
    const after = { type, rows: [...rows.slice(0, -1), { ...last, percent }] };
    const label = both(`「${last.label}」改为 ${percent}%`, `Change “${last.label}” to ${percent}%`);
    const fixes = () => (percent >= 0 ? [writesField(label, at, syllabus, 'exampercent', after)] : []);
    return [{ at, field: 'exampercent', sentence: () => problem, fixes }];
  },
});

const finalHeavy = defineRule({
  id: 'assess.final-heavy',
  level: 'advice',
  title: both('期末成绩占比过高', 'A final grade that counts too much'),
  why: practice('过程考核与结果考核应相结合。', 'Assessment of process and of results go together.'),
  options: { max: 70, ignoreTypes: [4, 5] },
  reads: 'course',
  judge: (course, { options: { max, ignoreTypes } }) => {
    const { rows, at } = sharesOf(course);
    if (ignoreTypes.includes(course.typeId ?? 0)) return [];
    const whole = rows.some(({ percent }) => percent >= wholePercent) ? wholePercent : 0;
    const n = Math.max(whole, percentTotal(rows.filter(({ part }) => part === 'final')));
    if (n <= max) return [];
    const sentence = () => both(`期末成绩占 ${n}%，高于 ${max}%`, `The final grade counts ${n}%, more than ${max}%`);
    return [{ at, field: 'exampercent', sentence }];
  },
});

const attendanceShare = defineRule({
  id: 'assess.attendance-share',
  level: 'advice',
  title: both('考勤占比过高', 'Attendance that counts too much'),
  why: practice('出勤不能说明达成了目标。', 'Attendance shows no outcome.'),
  options: { max: 10, words: ['考勤', '出勤', '签到', 'attendance'] },
  reads: 'course',
  judge: (course, { options: { max, words } }) => {
    const { rows, at } = sharesOf(course);
    const n = percentTotal(rows.filter(({ label }) => holds(label, words)));
    if (n <= max) return [];
    const sentence = () => both(`考勤占总评 ${n}%，高于 ${max}%`, `Attendance counts ${n}% of the total, more than ${max}%`);
    return [{ at, field: 'exampercent', sentence }];
  },
});

/** What completion misses of how a course is examined once its shares are there. */
export function unclearMethod(course: CourseView): string[] {
  const [{ rows }, report] = [sharesOf(course), reportOf(course)];
  if (!report || rows.length === 0) return [];
  const missing = [...(report.examtype === null ? ['examtype'] : []), ...(report.examway.trim() === '' ? ['examway'] : [])];
  if (missing.length > 0) return missing;
  return report.examtype === 0 && !rows.some(({ part }) => part === 'final') ? ['exampercent'] : [];
}

const methodUnclear = defineRule({
  id: 'assess.method-unclear',
  level: 'warning',
  title: both('考核方式没有写明', 'How a course is examined is not said'),
  why: practice('评分办法要写明。', 'The grading policy is to be stated.'),
  options: {},
  reads: 'course',
  judge: (course) => {
    const [field] = unclearMethod(course);
    if (field === undefined) return [];
    const sentence = () =>
      both('已有总评构成，但考核方式或具体形式没有写明', 'The total score is composed, but how it is examined is not said');
    const aliases = unclearMethod(course).flatMap((name) => (name === 'exampercent' ? [] : [`report.${name}`]));
    return [{ at: sharesOf(course).at, field, sentence, aliases }];
  },
});

const outputMissing = defineRule({
  id: 'assess.output-missing',
  level: 'warning',
  title: both('任务目标没有学习产出', 'Task goals without a learning output'),
  why: practice('目标要由能证明它的成果来体现。', 'A goal is proven by work that shows it.'),
  options: { acceptPoints: false },
  reads: 'course',
  judge: ({ part, chapters, placed }, { options: { acceptPoints } }) =>
    recordsOf(part, 'taskGoal').flatMap((goal) => {
      const chapter = chapters.find(({ key }) => key === goal.under);
      const said =
        acceptPoints && placed.some((entry) => entry.chapter === goal.under && storedText(entry.record, 'product').trim() !== '');
      if (!chapter || said || storedText(goal, 'product').trim() !== '') return [];
      const text = textOf(goal, 'description');
      const sentence = () =>
        both(
          `${chapter.title.zh}：任务目标「${text.zh}」没有学习产出及测量标准`,
          `${chapter.title.en}: no learning output and measure for the task goal “${text.en}”`,
        );
      return [{ at: recordPlace(part, 'taskGoal', goal.key), field: 'product', sentence }];
    }),
});

const practiceUnassessed = defineRule({
  id: 'assess.practice-unassessed',
  level: 'advice',
  title: both('实践没有成绩', 'Practice without a share of the score'),
  why: practice('教学活动与考核要一致。', 'Activity and assessment align.'),
  options: {
    min: 25,
    words: ['实验', '实践', '实训', '上机', '项目', '设计', '报告', '作品', 'lab', 'practic', 'project', 'design', 'report'],
  },
  reads: 'course',
  judge: (course, { options: { min, words } }) => {
    const { rows, at } = sharesOf(course);
    const { syllabus } = course;
    const hours = sum([course.theory, course.practice]);
    const n = hours === 0 ? 0 : Math.round((100 * course.practice) / hours);
    if (rows.length === 0 || !syllabus || n < min || rows.some(({ label }) => holds(label, words))) return [];
    const sentence = () =>
      both(`实践学时占 ${n}%，总评中没有相应成绩`, `Practice is ${n}% of the hours, yet no share of the total score is for it`);
    const after = { type: reportOf(course)?.exampercent.type ?? 0, rows: [...rows, { part: 'regular', label: '实践', percent: 0 }] };
    const label = both('增加「实践」一项', 'Add a share for practice');
    const fixes = () => (rows.length < maxPercentRows ? [writesField(label, at, syllabus, 'exampercent', after)] : []);
    return [{ at, field: 'exampercent', sentence, fixes }];
  },
});

const goalUnassessed = defineRule({
  id: 'assess.goal-unassessed',
  level: 'error',
  title: both('教学目标没有考核环节', 'Teaching goals that no assessment item covers'),
  why: practice('考核要能衡量目标是否达成。', 'Assessments measure the goals.'),
  options: {},
  reads: 'course',
  judge: (course) => {
    const { rows } = sharesOf(course);
    const totals = goalTotals(rows);
    // Before the first share nobody uses the table; of goals that are gone nothing is said.
    if (!course.goals.some(({ key }) => totals.has(Number(key)))) return [];
    return course.goals.flatMap(({ key, text, isBound }): Verdict[] => {
      const total = totals.get(Number(key));
      if (!isBound || total === wholePercent) return [];
      const sentence = () =>
        total === undefined
          ? both(`教学目标「${text.zh}」没有考核环节`, `No assessment item covers the teaching goal “${text.en}”`)
          : both(
              `教学目标「${text.zh}」的考核占比合计为 ${total}%，应为 100%`,
              `The shares that assess the teaching goal “${text.en}” add up to ${total}%, not 100%`,
            );
      return [{ at: recordPlace(course.part, 'goal', key), field: 'exampercent', sentence }];
    });
  },
});

/** Rules on assessment. */
export const assessRules: readonly Rule[] = [
  percentSum,
  finalHeavy,
  attendanceShare,
  methodUnclear,
  outputMissing,
  practiceUnassessed,
  goalUnassessed,
];
