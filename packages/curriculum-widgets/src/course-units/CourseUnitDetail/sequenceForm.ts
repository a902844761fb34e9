import { courseSequenceFields, namesOf, type CourseSequence, type CourseUnit } from '@college/curriculum-model';

/** Where a course stands in the plan of its major, while it is edited. */
export interface SequenceForm {
  semester: number | null;
  prerequisites: readonly number[];
  corequisites: readonly number[];
}

/** The names of its fields. */
export const sequenceNames = namesOf(courseSequenceFields);

/** The fields of a unit; what it does not say holds nothing. */
export function toSequence({ semester = null, prerequisites = [], corequisites = [] }: CourseSequence): SequenceForm {
  return { semester, prerequisites, corequisites };
}

/** Whether two forms say the same in a field. */
export function isSameIn(name: keyof SequenceForm, one: SequenceForm, other: SequenceForm): boolean {
  return JSON.stringify(one[name]) === JSON.stringify(other[name]);
}

/** The fields that were changed, as a save sends them: what nobody touched stays as it is stored, also where a course is gone by now. */
export function changedSequence(form: SequenceForm, loaded: CourseUnit): CourseSequence {
  const before = toSequence(loaded);
  return Object.fromEntries(sequenceNames.flatMap((name) => (isSameIn(name, form, before) ? [] : [[name, form[name]]])));
}

/** The fields, each out of one of two forms. */
export function pickSequence(from: (name: keyof SequenceForm) => SequenceForm): SequenceForm {
  return {
    semester: from('semester').semester,
    prerequisites: from('prerequisites').prerequisites,
    corequisites: from('corequisites').corequisites,
  };
}
