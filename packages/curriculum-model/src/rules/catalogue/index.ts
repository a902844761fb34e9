import type { Rule } from '../rule';
import { assessRules } from './assess';
import { coverCourseRules } from './coverCourse';
import { coverMajorRules } from './coverMajor';
import { decomposeRules } from './decompose';
import { standardRules } from './decomposeStandard';
import { goalSetRules } from './goalSets';
import { goalWordingRules } from './goalWording';
import { hoursRules } from './hours';
import { nameRules } from './names';
import { sequenceRules } from './sequence';
import { sequencePlanRules } from './sequencePlan';
import { reportRules } from './shownSupport';
import { approvalRules } from './sinceApproval';
import { strengthCourseRules } from './strengthCourses';
import { strengthIndicatorRules } from './strengthIndicators';
import { syllabusRules } from './syllabus';
import { textRules } from './text';

/** Every rule, in the order in which findings are shown: from the major down to the paper. */
export const curriculumRules: readonly Rule[] = [
  ...coverMajorRules,
  ...coverCourseRules,
  ...strengthIndicatorRules,
  ...strengthCourseRules,
  ...decomposeRules,
  ...standardRules,
  ...goalSetRules,
  ...goalWordingRules,
  ...hoursRules,
  ...sequenceRules,
  ...sequencePlanRules,
  ...assessRules,
  ...textRules,
  ...nameRules,
  ...syllabusRules,
  ...reportRules,
  ...approvalRules,
];

/** The rule with this id. */
export function ruleById(id: string): Rule | undefined {
  return curriculumRules.find((rule) => rule.id === id);
}
