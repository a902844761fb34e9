import { recordPlace, type Place } from '../../editions';
import { courseClassIds } from '../../course-units/choices';
import type { MatrixRule } from '../../matrices';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import type { CourseView } from '../view/courseView';
import type { IndicatorView } from '../view/majorView';
import type { MatrixView } from '../view/matrixView';
import { both } from '../view/recordTexts';
import { asVerdict, indicatorPlace } from './fromMatrices';

const major = { kind: 'major', lineage: 0 } as const;
const notForAll = practice(
  '选修课不是每个学生都修，面向全体的要求得不到保证。',
  'Not every student takes an elective, so a requirement for all is not assured.',
);

const at = ({ key }: IndicatorView): Place => recordPlace(major, 'indicator', key);
const isElective = ({ classId }: CourseView) => classId === courseClassIds.elective;

function ofMatrix(rule: MatrixRule) {
  return ({ findings }: MatrixView) =>
    findings.filter((finding) => finding.rule === rule).map((finding) => asVerdict(finding, indicatorPlace(finding)));
}

const weakOnly = defineRule({
  id: 'strength.indicator-weak-only',
  level: 'warning',
  title: both('指标点只有弱支撑', 'Indicator points with weak support only'),
  why: practice('达成评价以强支撑课程为依据。', 'Attainment is judged on courses with strong support.'),
  options: {},
  reads: 'matrix',
  judge: ofMatrix('indicatorWeakOnly'),
});

const onOneElective = defineRule({
  id: 'strength.indicator-on-one-elective',
  level: 'warning',
  title: both('指标点仅靠一门选修课', 'Indicator points resting on one elective'),
  why: notForAll,
  options: {},
  reads: 'matrix',
  judge: ofMatrix('indicatorOnOneElective'),
});

const strongOnlyElective = defineRule({
  id: 'strength.strong-only-elective',
  level: 'warning',
  title: both('强支撑全部来自选修课', 'Strong support from electives only'),
  why: notForAll,
  options: {},
  reads: 'matrix',
  judge: ({ major: { indicators }, supports }) =>
    indicators.flatMap((indicator) => {
      const { strong, weak } = supports(indicator.key);
      // A single elective is reported by the rule above.
      if (strong.length === 0 || strong.length + weak.length === 1 || !strong.every(isElective)) return [];
      const names = (language: 'zh' | 'en', join: string) => strong.map(({ name }) => name[language]).join(join);
      const sentence = () =>
        both(
          `指标点 ${indicator.name.zh}：强支撑全部来自选修课（${names('zh', '、')}）`,
          `Indicator point ${indicator.name.en}: all of its strong support comes from electives (${names('en', ', ')})`,
        );
      return [{ at: at(indicator), sentence }];
    }),
});

const fewCourses = defineRule({
  id: 'strength.few-courses',
  level: 'advice',
  title: both('支撑课程过少', 'Few supporting courses'),
  why: practice('只靠一门课程，这门课程一变，支撑就没有了。', 'One course alone is a single point of failure.'),
  options: { min: 2 },
  reads: 'matrix',
  judge: ({ major: { indicators }, supports }, { options: { min } }) =>
    indicators.flatMap((indicator) => {
      const { strong, weak } = supports(indicator.key);
      const all = [...strong, ...weak];
      const isTold = (all.length === 1 && isElective(all[0]!)) || (strong.length > 0 && strong.every(isElective));
      if (all.length === 0 || all.length >= min || isTold) return [];
      const sentence = () =>
        both(
          `指标点 ${indicator.name.zh}：支撑课程只有 ${all.length} 门，少于 ${min} 门`,
          `Indicator point ${indicator.name.en}: supporting courses ${all.length}, fewer than ${min}`,
        );
      return [{ at: at(indicator), sentence }];
    }),
});

const manyCourses = defineRule({
  id: 'strength.many-courses',
  level: 'advice',
  title: both('支撑课程过多', 'Many supporting courses'),
  why: practice('每门强支撑课程都要提供达成证据。', 'Each strong course owes evidence.'),
  options: { maxStrong: 6, max: 10 },
  reads: 'matrix',
  judge: ({ major: { indicators }, supports }, { options: { maxStrong, max } }) =>
    indicators.flatMap((indicator) => {
      const { strong, weak } = supports(indicator.key);
      const count = strong.length + weak.length;
      if (strong.length <= maxStrong && count <= max) return [];
      const sentence = () =>
        both(
          `指标点 ${indicator.name.zh}：支撑课程 ${count} 门（强支撑 ${strong.length} 门），偏多`,
          `Indicator point ${indicator.name.en}: supporting courses ${count}, strong ones ${strong.length}; that is many to evaluate`,
        );
      return [{ at: at(indicator), sentence }];
    }),
});

/** Rules on how strongly indicator points are supported. */
export const strengthIndicatorRules: readonly Rule[] = [weakOnly, onOneElective, strongOnlyElective, fewCourses, manyCourses];
