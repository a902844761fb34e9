import { recordPlace } from '../../editions';
import { relateValues } from '../../matrices';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import type { BindingView, CourseView } from '../view/courseView';
import { both } from '../view/recordTexts';

/** Strong supports that the syllabus does not show: without a goal, or without a point under any of its goals. */
function unprinted({ bindings, placed }: CourseView): BindingView[] {
  const carried = new Set(placed.map(({ goal }) => goal));
  return bindings.filter(({ relate, goals }) => relate === relateValues.strong && !goals.some((goal) => carried.has(goal)));
}

/** Whether a review names the strong support that this goal carries, so that the goal itself is not named too. */
export function isShownAtReview(course: CourseView, goal: string): boolean {
  return unprinted(course).some(({ goals }) => goals.includes(goal));
}

const strongSupportUnprinted = defineRule({
  id: 'report.strong-support-unprinted',
  level: 'error',
  isOccasional: true,
  title: both('开课说明看不到强支撑', 'Strong support that the syllabus does not show'),
  why: practice('评审材料首先核对强支撑是否落实。', 'Reviewers of a syllabus look for strong support first.'),
  options: {},
  reads: 'courseInMajor',
  judge: (course, { major, occasion }) => {
    if (occasion !== 'review') return [];
    return unprinted(course).flatMap(({ indicator }) => {
      const name = major.indicator(indicator)?.name;
      if (!name) return [];
      const sentence = () =>
        both(
          `开课说明里看不到对指标点「${name.zh}」的强支撑`,
          `The syllabus does not show the strong support of indicator point ${name.en}`,
        );
      return [{ at: recordPlace(course.part, 'binding', indicator), sentence }];
    });
  },
});

/** Rules on what the paper shows of the matrices. */
export const reportRules: readonly Rule[] = [strongSupportUnprinted];
