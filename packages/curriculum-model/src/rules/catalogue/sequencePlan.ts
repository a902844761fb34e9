import { partPlace } from '../../editions';
import { lineagesOf } from '../../editions/lineages';
import { groupBy } from '../../grouping';
import { sum } from '../../hours';
import type { QuickFix } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import type { CourseView } from '../view/courseView';
import { both } from '../view/recordTexts';

const prerequisiteLater = defineRule({
  id: 'sequence.prerequisite-later',
  level: 'warning',
  title: both('先修课安排过晚', 'Prerequisites that come too late'),
  why: practice('课程之间有明确的先后顺序。', 'Courses have a clear order.'),
  options: {},
  reads: 'matrix',
  judge: ({ courses }) => {
    const known = new Map(courses.map((course) => [course.lineage, course]));
    return courses.flatMap((course) =>
      course.prerequisites.flatMap((lineage): Verdict[] => {
        const other = known.get(lineage);
        const found = { at: partPlace(course.part), part: String(lineage), field: 'prerequisites' };
        if (!other) return [{ ...found, sentence: () => goneSentence(course), fixes: () => [without(course, lineage)] }];
        if (course.semester === null || other.semester === null || other.semester < course.semester) return [];
        const isSame = other.semester === course.semester;
        return [{ ...found, sentence: () => lateSentence(course, other), fixes: () => (isSame ? [alongside(course, lineage)] : []) }];
      }),
    );
  },
});

function lateSentence({ name }: CourseView, other: CourseView) {
  return both(
    `「${name.zh}」的先修课「${other.name.zh}」安排在同一学期或之后`,
    `${other.name.en}, a prerequisite of ${name.en}, is taught in the same term or later`,
  );
}

function goneSentence({ name }: CourseView) {
  return both(`「${name.zh}」有一门先修课已不在本专业`, `A prerequisite of ${name.en} is not in the major any more`);
}

function without(course: CourseView, lineage: number): QuickFix {
  const left = course.prerequisites.filter((one) => one !== lineage);
  // A state has no empty lists.
  const fields = [{ name: 'prerequisites', before: course.prerequisites, after: left.length > 0 ? left : null }];
  return {
    label: both('移除这门先修课', 'Take this prerequisite out'),
    changes: [{ type: 'changed', at: partPlace(course.part), fields }],
  };
}

/** Makes a prerequisite of the same term a corequisite. */
function alongside(course: CourseView, lineage: number): QuickFix {
  const before = lineagesOf(course.record.fields.corequisites);
  const [taken] = without(course, lineage).changes;
  const fields = [...(taken?.type === 'changed' ? taken.fields : []), { name: 'corequisites', before, after: [...before, lineage] }];
  return { label: both('改为并修课程', 'Make it a corequisite'), changes: [{ type: 'changed', at: partPlace(course.part), fields }] };
}

const termLoad = defineRule({
  id: 'sequence.term-load',
  level: 'advice',
  title: both('学期学时过多或过少', 'Terms with many or few hours'),
  why: practice('各学期学时要均衡。', 'The hours of the terms are balanced.'),
  options: { min: 16, max: 28, weeks: 16, ignoreTypes: [4] },
  reads: 'matrix',
  judge: ({ major, courses }, { options: { min, max, weeks, ignoreTypes } }) => {
    const isCounted = ({ typeId }: CourseView) => !ignoreTypes.includes(typeId ?? 0);
    // Sums of half a plan say nothing.
    if (weeks <= 0 || courses.some((course) => isCounted(course) && course.semester === null)) return [];
    return [...groupBy(courses, ({ semester }) => semester)]
      .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))
      .flatMap(([term, list]): Verdict[] => {
        const [taught, other] = [true, false].map((wanted) => hoursOf(list.filter((course) => isCounted(course) === wanted))) as [
          number,
          number,
        ];
        // A term of internship or thesis.
        if (term === null || other >= taught) return [];
        const n = Math.round((10 * taught) / weeks) / 10;
        if (n >= min && n <= max) return [];
        const sentence = () =>
          both(`第 ${term} 学期平均周学时 ${n}，建议 ${min}–${max}`, `Term ${term}: mean weekly hours ${n}; ${min} to ${max} are usual`);
        return [{ at: partPlace(major.part), part: String(term), sentence }];
      });
  },
});

function hoursOf(courses: readonly CourseView[]): number {
  return sum(courses.flatMap(({ theory, practice: own }) => [theory, own]));
}

/** Rules on the terms of the plan. */
export const sequencePlanRules: readonly Rule[] = [prerequisiteLater, termLoad];
