import { partPlace, recordPlace } from '../../editions';
import { relateValues } from '../../matrices';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import { both } from '../view/recordTexts';

const practiceTypes = [4, 5];

const courseSpread = defineRule({
  id: 'strength.course-spread',
  level: 'warning',
  title: both('课程支撑的指标点过多', 'Courses that support too many indicator points'),
  why: practice('每个支撑的指标点都要在课程中教学和考核。', 'Each indicator point has to be taught and assessed in the course.'),
  options: { max: 8, maxStrong: 4, doubledTypes: practiceTypes },
  reads: 'course',
  judge: ({ part, name, typeId, bindings }, { options: { max, maxStrong, doubledTypes } }) => {
    const times = doubledTypes.includes(typeId ?? 0) ? 2 : 1;
    const strong = bindings.filter(({ relate }) => relate === relateValues.strong).length;
    if (bindings.length <= max * times && strong <= maxStrong * times) return [];
    const sentence = () =>
      both(
        `「${name.zh}」支撑 ${bindings.length} 个指标点（强支撑 ${strong} 个），任务过多`,
        `${name.en}: indicator points supported ${bindings.length}, strongly ${strong}; more than a course can show`,
      );
    return [{ at: partPlace(part), sentence }];
  },
});

const requirementOnOneCourse = defineRule({
  id: 'strength.requirement-on-one-course',
  level: 'warning',
  title: both('毕业要求只靠一门课程强支撑', 'Requirements whose strong support is one course'),
  why: practice('这门课程一变，整条毕业要求就失去强支撑。', 'When that course changes, a whole requirement falls.'),
  options: {},
  reads: 'matrix',
  judge: ({ major, supports }) =>
    major.requirements.flatMap(({ key, name, indicators }) => {
      const strong = indicators.map((indicator) => supports(indicator.key).strong).filter((courses) => courses.length > 0);
      const courses = new Set(strong.flat());
      const [course] = courses;
      if (strong.length < 2 || courses.size !== 1 || !course) return [];
      const sentence = () =>
        both(
          `毕业要求 ${name.zh}：强支撑都来自「${course.name.zh}」一门课程`,
          `Graduation requirement ${name.en}: all strong support comes from the one course “${course.name.en}”`,
        );
      return [{ at: recordPlace(major.part, 'requirement', key), sentence }];
    }),
});

const strongNotCarried = defineRule({
  id: 'strength.strong-not-carried',
  level: 'advice',
  title: both('强支撑下都是弱支撑课点', 'Strong support without a strong point'),
  why: practice('课程要承担得起它的支撑任务。', 'A course must be able to perform its role.'),
  options: {},
  reads: 'courseInMajor',
  judge: ({ part, name, bindings, placed }, { major }) =>
    bindings.flatMap(({ indicator, relate, goals }) => {
      const under = placed.filter(({ goal }) => goals.includes(goal));
      const known = major.indicator(indicator);
      const isCarried = under.length === 0 || under.some((entry) => entry.relate === relateValues.strong);
      if (relate !== relateValues.strong || isCarried || !known) return [];
      const sentence = () =>
        both(
          `「${name.zh}」强支撑指标点 ${known.name.zh}，但相应课点都是弱支撑`,
          `${name.en} supports indicator point ${known.name.en} strongly, yet every point under it is weak`,
        );
      return [{ at: recordPlace(part, 'binding', indicator), sentence }];
    }),
});

/** Rules on what one course supports. */
export const strengthCourseRules: readonly Rule[] = [courseSpread, requirementOnOneCourse, strongNotCarried];
