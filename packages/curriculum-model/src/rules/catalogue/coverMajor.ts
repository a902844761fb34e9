import { partPlace, publishWords, recordPlace } from '../../editions';
import { courseClassIds } from '../../course-units/choices';
import { relateValues } from '../../matrices';
import { practice } from '../reason';
import { defineRule } from '../rule';
import { both } from '../view/recordTexts';
import { asVerdict, indicatorPlace } from './fromMatrices';

const requirementsMissing = defineRule({
  id: 'cover.requirements-missing',
  level: 'error',
  title: both('没有毕业要求', 'No graduation requirements'),
  why: practice('课程体系以毕业要求为依据。', 'A curriculum answers to its graduation requirements.'),
  options: {},
  reads: 'major',
  judge: ({ part, requirements }) =>
    requirements.length > 0 ? [] : [{ at: partPlace(part), sentence: () => publishWords.noRequirements }],
});

const coursesMissing = defineRule({
  id: 'cover.courses-missing',
  level: 'error',
  title: both('没有课程', 'No courses'),
  why: practice('毕业要求由课程支撑。', 'Courses support the graduation requirements.'),
  options: {},
  reads: 'matrix',
  judge: ({ major, courses }) => (courses.length > 0 ? [] : [{ at: partPlace(major.part), sentence: () => publishWords.noCourses }]),
});

const indicatorUnsupported = defineRule({
  id: 'cover.indicator-unsupported',
  level: 'error',
  title: both('指标点没有课程支撑', 'Indicator points without support'),
  why: practice('每个指标点都要有课程支撑。', 'Each indicator point needs courses that support it.'),
  options: {},
  reads: 'matrix',
  judge: ({ findings }) =>
    findings.filter(({ rule }) => rule === 'indicatorUnsupported').map((finding) => asVerdict(finding, indicatorPlace(finding))),
});

const requirementWithoutIndicator = defineRule({
  id: 'cover.requirement-without-indicator',
  level: 'error',
  title: both('毕业要求没有分解指标点', 'Requirements not broken down'),
  why: practice('指标点使毕业要求明确、可衡量。', 'Indicator points make a requirement clear and measurable.'),
  options: {},
  reads: 'major',
  judge: ({ part, requirements, indicators: all }) =>
    requirements
      .filter(({ indicators }) => indicators.length === 0)
      .map(({ key, name }) => ({
        at: recordPlace(part, 'requirement', key),
        // A major outside engineering may break down none.
        ...(all.length === 0 && { level: 'advice' as const }),
        sentence: () => both(publishWords.notBrokenDown(name.zh).zh, publishWords.notBrokenDown(name.en).en),
      })),
});

const courseSupportsNothing = defineRule({
  id: 'cover.course-supports-nothing',
  level: 'warning',
  title: both('必修课没有支撑任何指标点', 'Compulsory courses that support nothing'),
  why: practice('在矩阵中没有任务的必修课，未必需要必修。', 'A compulsory course without a task in the matrix need not be compulsory.'),
  options: { electives: false, ignoreNames: [] as string[], ignoreTypes: [] as number[] },
  reads: 'matrix',
  judge: ({ courses, findings }, { options: { electives, ignoreNames, ignoreTypes } }) => {
    const told = new Map(findings.filter(({ rule }) => rule === 'courseWithoutSupport').map((finding) => [finding.subject.id, finding]));
    return courses
      .filter(({ name, typeId }) => !ignoreNames.includes(name.zh) && !ignoreTypes.includes(typeId ?? 0))
      .flatMap((course) => {
        const finding = told.get(course.lineage);
        if (finding) return [asVerdict(finding, partPlace(course.part))];
        if (!electives || course.classId !== courseClassIds.elective || course.bindings.length > 0) return [];
        const { zh, en } = course.name;
        const sentence = () => both(`选修课「${zh}」没有支撑任何指标点`, `The elective “${en}” supports no indicator point`);
        return [{ at: partPlace(course.part), sentence }];
      });
  },
});

const supportWithoutGoal = defineRule({
  id: 'cover.support-without-goal',
  level: 'warning',
  isOccasional: true,
  title: both('支撑没有绑定教学目标', 'Support without a teaching goal'),
  why: practice('课程对每个支撑的指标点都应有教学目标。', 'A course has a goal for every indicator point that it supports.'),
  options: {},
  reads: 'matrix',
  judge: ({ findings, courses }, { occasion }) => {
    const strong = new Set(
      courses.flatMap(({ lineage, bindings }) =>
        bindings.flatMap(({ indicator, relate }) => (relate === relateValues.strong ? [`${lineage}.${indicator}`] : [])),
      ),
    );
    return findings.flatMap((finding) => {
      if (finding.rule !== 'bindingWithoutGoal') return [];
      const { row, column = '' } = finding.at;
      // At a review the rule on what the syllabus shows says it.
      if (occasion === 'review' && strong.has(`${row}.${column}`)) return [];
      return [asVerdict(finding, recordPlace({ kind: 'course', lineage: finding.subject.id }, 'binding', column))];
    });
  },
});

/** Rules on what the major matrix covers. */
export const coverMajorRules = [
  requirementsMissing,
  coursesMissing,
  indicatorUnsupported,
  requirementWithoutIndicator,
  courseSupportsNothing,
  supportWithoutGoal,
];
