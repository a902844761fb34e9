import { partPlace, recordPlace, type Change } from '../../editions';
import { hoursMessages, shareOut, sum } from '../../hours';
import { gapFixWords } from '../../matrices/coverage/gapFixWords';
import { fixWords, writesField, type QuickFix } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { unmetOf } from '../view/completionOf';
import type { CourseView } from '../view/courseView';
import { both, numberOf } from '../view/recordTexts';
import { completionMessages } from '../../completion/messages';
import { asVerdict, inMatrices, subjectPlace } from './fromMatrices';

const fieldOf = { theory: 'theoryPeriod', practice: 'practicePeriod' } as const;
const agree = practice('评审时会核对各处学时是否一致。', 'Reviewers compare the figures.');

const none = defineRule({
  id: 'hours.none',
  level: 'warning',
  title: both('没有学时', 'No hours'),
  why: practice('没有学时就无法安排教学。', 'Nothing can be planned without hours.'),
  options: { ignoreTypes: [] as number[] },
  reads: 'course',
  judge: (course, { options: { ignoreTypes } }): Verdict[] => {
    if (ignoreTypes.includes(course.typeId ?? 0)) return [];
    const item = unmetOf(course).get('info.hours');
    const own: Verdict[] = item
      ? [{ at: partPlace(course.part), field: 'theoryPeriod', level: 'error', sentence: () => item.sentence, aliases: [item.id] }]
      : [];
    const chapters = course.chapters.filter(({ theory, practice: other }) => theory === 0 && other === 0);
    return [
      ...own,
      ...chapters.map(({ key, number, name }) => ({
        at: recordPlace(course.part, 'chapter', key),
        field: 'theoryPeriod',
        sentence: () => completionMessages.projectWithoutHours({ row: number, name }),
        aliases: ['base.projectHours'],
      })),
    ];
  },
});

const chaptersDiffer = defineRule({
  id: 'hours.chapters-differ',
  level: 'warning',
  title: both('章节学时与课程不符', 'Hours of chapters that do not add up'),
  why: agree,
  options: {},
  reads: 'course',
  judge: ({ part, record, chapters, theory, practice: practical }) => {
    if (chapters.length === 0) return [];
    return (['theory', 'practice'] as const).flatMap((kind) => {
      const [expected, actual] = [kind === 'theory' ? theory : practical, sum(chapters.map((chapter) => chapter[kind]))];
      const difference = sum([actual, -expected]);
      if (difference === 0) return [];
      const at = partPlace(part);
      return [
        {
          at,
          part: kind,
          field: fieldOf[kind],
          sentence: () =>
            hoursMessages.differ({
              kind,
              expected,
              actual,
              difference,
            }),
          fixes: () => [writesField(fixWords.takeOver(String(actual)), at, record, fieldOf[kind], actual)],
        },
      ];
    });
  },
});

const pointsDiffer = defineRule({
  id: 'hours.points-differ',
  level: 'warning',
  title: both('课点学时与章节不符', 'Hours of points that do not add up'),
  why: agree,
  options: {},
  reads: 'courseInMajor',
  judge: (course, { major }) =>
    inMatrices('projectHours', course, major).map((finding) => {
      const kind = finding.id.endsWith('.theory') ? ('theory' as const) : ('practice' as const);
      const verdict = asVerdict(finding, subjectPlace(course, finding));
      return { ...verdict, part: kind, field: fieldOf[kind], fixes: () => sharesOut(course, String(finding.subject.id), kind) };
    }),
});

/** A fix by which the points of a chapter have its hours. */
function sharesOut(course: CourseView, chapter: string, kind: 'theory' | 'practice'): QuickFix[] {
  const entries = course.placed.filter((entry) => entry.chapter === chapter);
  const field = fieldOf[kind];
  const hours = entries.map(({ record }) => numberOf(record, field) ?? 0);
  const shared = shareOut(hours, course.chapters.find(({ key }) => key === chapter)![kind]);
  if (!shared) return [];
  const changes = entries.flatMap(({ record }, at): Change[] => {
    if (shared[at] === hours[at]) return [];
    const fields = [{ name: field, before: hours[at]!, after: shared[at]! }];
    return [{ type: 'changed', at: recordPlace(course.part, 'placedPoint', record.key), fields }];
  });
  return [{ label: gapFixWords.shareHours, changes }];
}

const syllabusDiffers = defineRule({
  id: 'hours.syllabus-differs',
  level: 'warning',
  title: both('开课说明学时与课程不符', 'Hours of the syllabus that differ'),
  why: practice('屏幕和文件要一致。', 'Screen and paper agree.'),
  options: {},
  reads: 'course',
  judge: ({ part, syllabus, theory, practice: practical }) => {
    const actual = syllabus && numberOf(syllabus, 'yearPeriod');
    const expected = sum([theory, practical]);
    if (!syllabus || actual === null || actual === expected) return [];
    const at = recordPlace(part, 'syllabus', '');
    const sentence = () =>
      both(
        `开课说明的学时 ${actual} 与课程单元的 ${expected} 不一致`,
        `Class hours of the syllabus are ${actual}, those of the course unit ${expected}`,
      );
    const fixes = () => [writesField(fixWords.takeOver(String(expected)), at, syllabus, 'yearPeriod', expected)];
    return [{ at, field: 'yearPeriod', sentence, fixes }];
  },
});

const creditsDiffer = defineRule({
  id: 'hours.credits-differ',
  level: 'warning',
  title: both('学分与学时不符', 'Credits that do not fit the hours'),
  why: practice('审核时会核对学分与学时的比例。', 'Committees check that credits and hours align.'),
  options: { perTheory: 16, perPractice: 32, tolerance: 0.5, ignoreTypes: [4] },
  reads: 'course',
  judge: ({ part, typeId, syllabus, theory, practice: practical }, { options }) => {
    const score = syllabus && numberOf(syllabus, 'score');
    if (score === null || options.ignoreTypes.includes(typeId ?? 0)) return [];
    if (options.perTheory <= 0 || options.perPractice <= 0) return [];
    const expected = Math.round(2 * (theory / options.perTheory + practical / options.perPractice)) / 2;
    if (Math.abs(sum([score, -expected])) <= options.tolerance) return [];
    const sentence = () =>
      both(
        `学分 ${score} 与学时不符：理论 ${theory}、实践 ${practical} 学时约合 ${expected} 学分`,
        `Credits ${score} do not fit the hours: theory ${theory} and practice ${practical} make about ${expected}`,
      );
    return [{ at: recordPlace(part, 'syllabus', ''), field: 'score', sentence }];
  },
});

/** Rules on hours and credits. */
export const hoursRules: readonly Rule[] = [none, chaptersDiffer, pointsDiffer, syllabusDiffers, creditsDiffer];
