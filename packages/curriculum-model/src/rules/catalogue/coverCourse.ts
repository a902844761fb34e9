import { partPlace, recordPlace, recordsOf, type Change } from '../../editions';
import type { MatrixFinding, MatrixRule } from '../../matrices';
import { gapFixWords } from '../../matrices/coverage/gapFixWords';
import { removesRecord, type QuickFix } from '../fix';
import { practice, type Reason } from '../reason';
import { defineRule, type Occasion, type Rule, type Verdict } from '../rule';
import { unmetOf } from '../view/completionOf';
import type { CourseView, GoalView } from '../view/courseView';
import { both, textOf } from '../view/recordTexts';
import { asVerdict, inMatrices, subjectPlace } from './fromMatrices';
import { isShownAtReview } from './shownSupport';

interface Told {
  id: string;
  rule: MatrixRule;
  level: Rule['level'];
  title: ReturnType<typeof both>;
  why: Reason;
  /** The completion item that names the same, by the id of the subject. */
  alias?: (id: number) => string;
  mend?: (course: CourseView, key: string) => readonly QuickFix[];
  isLeftOut?: (course: CourseView, key: string, occasion: Occasion) => boolean;
}

/** A rule whose findings are those of a rule of the matrices. */
function told({ rule, alias, mend, isLeftOut, ...facts }: Told): Rule {
  return defineRule({
    ...facts,
    ...(isLeftOut && { isOccasional: true }),
    options: { ignoreNames: [] as string[] },
    reads: 'courseInMajor',
    judge: (course, { major, occasion, options }) =>
      inMatrices(rule, course, major).flatMap((finding): Verdict[] => {
        const key = String(finding.subject.id);
        const chapter = course.chapters.find((one) => finding.subject.kind === 'project' && one.key === key);
        if (chapter && options.ignoreNames.includes(chapter.name.zh)) return [];
        if (isLeftOut?.(course, key, occasion)) return [];
        const verdict = asVerdict(finding, subjectPlace(course, finding));
        const aliases = alias ? [...verdict.aliases!, alias(finding.subject.id)] : verdict.aliases!;
        return [{ ...verdict, aliases, fixes: () => mend?.(course, key) ?? [] }];
      }),
  });
}

function bindsGoal({ part, goals, bindings }: CourseView, key: string): QuickFix[] {
  const goal = goals.find((one): one is GoalView => one.key === key);
  const support = bindings.find(({ indicator }) => indicator === goal?.indicator);
  if (!goal) return [];
  const bound: Change = {
    type: 'changed',
    at: recordPlace(part, 'goal', key),
    fields: [{ name: 'isBound', before: goal.record.fields.isBound ?? false, after: true }],
  };
  if (support) return [{ label: gapFixWords.bind, changes: [bound] }];
  return ([0, 1] as const).map((relate) => ({
    label: relate === 0 ? gapFixWords.bindStrongly : gapFixWords.bindWeakly,
    changes: [
      { type: 'added', at: recordPlace(part, 'binding', goal.indicator), record: { key: goal.indicator, fields: { relate } } },
      bound,
    ],
  }));
}

function removes(kind: 'point' | 'ksa') {
  return ({ part }: CourseView, key: string): QuickFix[] => {
    const record = recordsOf(part, kind).find((one) => one.key === key);
    // What a point and a KSA item share goes with them.
    const isTied = recordsOf(part, 'pointKsa').some((tie) => tie.key.split('-')[kind === 'point' ? 0 : 1] === key);
    return record && !isTied ? [removesRecord(part, kind, record)] : [];
  };
}

const pointWithoutKsa = defineRule({
  id: 'cover.point-without-ksa',
  level: 'warning',
  title: both('课点没有 KSA', 'Points without a KSA item'),
  why: practice('否则从毕业要求到 KSA 的链条在此中断。', 'Otherwise the thread from requirements to KSA items ends here.'),
  options: {},
  reads: 'courseInMajor',
  judge: (course, { major }) =>
    inMatrices('pointWithoutKsa', course, major).map((finding) => {
      const verdict = asVerdict(finding, recordPlace(course.part, 'placedPoint', (finding.at.row ?? '').replaceAll(' ', '-')));
      const fixes = () => placesKsas(course, finding);
      return { ...verdict, aliases: [finding.id, `projectMatrix.point.${finding.subject.id}`], fixes };
    }),
});

/** Places the KSA items of a point, weak, for review; where its chapter has one task goal, there is only one place for them. */
function placesKsas({ part }: CourseView, { at: { row = '', projectId }, subject }: MatrixFinding): QuickFix[] {
  const [taskGoal, ...others] = recordsOf(part, 'taskGoal').filter(({ under }) => under === String(projectId));
  const tied = recordsOf(part, 'pointKsa')
    .map(({ key }) => key.split('-'))
    .filter(([point]) => point === String(subject.id));
  if (!taskGoal || others.length > 0 || tied.length === 0) return [];
  const changes = tied.map(([, ksa]): Change => {
    const record = { key: `${row.replaceAll(' ', '-')}-${taskGoal.key}-${ksa}`, fields: { relate: 1 } };
    return { type: 'added', at: recordPlace(part, 'placedKsa', record.key), record };
  });
  return [{ label: gapFixWords.placeKsas, changes }];
}

const taskGoalWithoutKsa = defineRule({
  id: 'cover.task-goal-without-ksa',
  level: 'advice',
  title: both('任务目标没有 KSA 支撑', 'Task goals that no KSA item serves'),
  why: practice('每一层的关联都应检查。', 'Links are checked at every level, not only at one.'),
  options: {},
  reads: 'course',
  judge: ({ part, chapters, placed }) => {
    const served = new Set(recordsOf(part, 'placedKsa').map(({ key }) => key.split('-')[3]));
    const taught = new Set(placed.map(({ chapter }) => chapter));
    const filled = new Map(chapters.flatMap((one) => (taught.has(one.key) ? [[one.key, one] as const] : [])));
    return recordsOf(part, 'taskGoal').flatMap((goal) => {
      const chapter = filled.get(goal.under ?? '');
      if (!chapter || served.has(goal.key)) return [];
      const [name, text] = [chapter.title, textOf(goal, 'description')];
      const sentence = () =>
        both(`${name.zh}：任务目标「${text.zh}」没有 KSA 支撑`, `${name.en}: no KSA item serves the task goal “${text.en}”`);
      return [{ at: recordPlace(part, 'taskGoal', goal.key), sentence }];
    });
  },
});

/** What a course needs before its matrices can be filled; completion asks for the same. */
const contentMissing = defineRule({
  id: 'cover.content-missing',
  level: 'warning',
  title: both('课程基础内容缺失', 'Building blocks that a course lacks'),
  why: practice('没有这些内容就无法建立矩阵。', 'Without them the matrices cannot be filled.'),
  options: {},
  reads: 'course',
  judge: (course) =>
    (['projects', 'points', 'ksa', 'goals'] as const).flatMap((name) => {
      const item = unmetOf(course).get(`base.${name}`);
      return item ? [{ at: partPlace(course.part), part: name, sentence: () => item.sentence, aliases: [item.id] }] : [];
    }),
});

/** Rules on what the matrices of a course cover. */
export const coverCourseRules: readonly Rule[] = [
  contentMissing,
  told({
    id: 'cover.goal-unbound',
    rule: 'goalUnbound',
    level: 'warning',
    title: both('教学目标未在专业矩阵中绑定', 'Teaching goals not bound in the major matrix'),
    why: practice('没有关联的目标不支撑任何指标点。', 'A goal without a link serves no indicator point.'),
    mend: bindsGoal,
  }),
  told({
    id: 'cover.goal-without-point',
    rule: 'goalWithoutPoint',
    level: 'warning',
    title: both('教学目标没有章节支撑', 'Teaching goals without a chapter'),
    why: practice('支撑任务要由教学内容承担。', 'Teaching has to carry what a course supports.'),
    alias: (id) => `courseMatrix.goal.${id}`,
    isLeftOut: (course, key, occasion) => occasion === 'review' && isShownAtReview(course, key),
  }),
  told({
    id: 'cover.chapter-without-point',
    rule: 'projectWithoutPoint',
    level: 'warning',
    title: both('章节没有课点', 'Chapters without a point'),
    why: practice('没有课点的章节不服务于任何目标。', 'Content without points serves no goal.'),
    alias: (id) => `courseMatrix.project.${id}`,
  }),
  told({
    id: 'cover.chapter-without-task-goal',
    rule: 'projectWithoutTaskGoal',
    level: 'warning',
    title: both('章节没有任务目标', 'Chapters without a task goal'),
    why: practice('单元目标要与课程目标一致。', 'Goals of a unit exist and fit those of the course.'),
    alias: () => 'base.taskGoals',
  }),
  told({
    id: 'cover.point-unused',
    rule: 'pointUnused',
    level: 'advice',
    title: both('课点没有用到', 'Points never used'),
    why: practice('要么是缺口，要么是多余的文字。', 'Either a gap or left-over text.'),
    mend: removes('point'),
  }),
  pointWithoutKsa,
  told({
    id: 'cover.ksa-unused',
    rule: 'ksaUnused',
    level: 'advice',
    title: both('KSA 没有用到', 'KSA items never used'),
    why: practice('要么是缺口，要么是多余的文字。', 'Either a gap or left-over text.'),
    mend: removes('ksa'),
  }),
  taskGoalWithoutKsa,
];
