import { courseLists, courseSequenceMessages, replyCodes, type CourseSequence, type CourseUnit } from '@college/curriculum-model';
import { lineageOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { MockRefusal } from '../mock-api/MockRefusal';

/** A unit as a client reads it: the courses that it names by their ids, without those that are not in its major any more. The mock keeps their lineages, which are the same in every edition. */
export function withSequence(state: MockState, unit: CourseUnit): CourseUnit {
  const { semester } = unit;
  const lists = courseLists.flatMap((name) => {
    const list = (unit[name] ?? []).flatMap((lineage) => coursesOf(state, unit.majorId, (one) => lineageOf(state, one.id) === lineage));
    return list.length === 0 ? [] : [[name, list.map(({ id }) => id)] as const];
  });
  return { ...withoutSequence(unit), ...(semester ? { semester } : {}), ...Object.fromEntries(lists) };
}

/** A unit as lists return it, without term, prerequisites and corequisites. */
export function withoutSequence(unit: CourseUnit): CourseUnit {
  const { semester: _, prerequisites: _before, corequisites: _beside, ...rest } = unit;
  return rest;
}

/** What a save keeps of it; a field that is not sent is left as it is. */
export function storedSequence(state: MockState, sent: CourseSequence, unit: CourseUnit): CourseSequence {
  const named = courseLists.flatMap((name) => sent[name] ?? []);
  if (new Set(named).size < named.length) throw new MockRefusal(replyCodes.validation, courseSequenceMessages.listedTwice);
  const living = new Set(coursesOf(state, unit.majorId, ({ id }) => id !== unit.id).map(({ id }) => id));
  if (named.some((id) => !living.has(id))) throw new MockRefusal(replyCodes.validation, courseSequenceMessages.notOfMajor);
  const { semester = unit.semester } = sent;
  const lists = courseLists.map((name) => {
    const list = sent[name]?.map((id) => lineageOf(state, id)).toSorted((one, other) => one - other);
    return [name, list ?? unit[name] ?? []] as const;
  });
  return { semester: semester ?? null, ...Object.fromEntries(lists) };
}

/** Those courses of a copy that are courses of its major too. */
export function sequenceIn(state: MockState, { prerequisites = [], corequisites = [] }: CourseSequence, majorId: number): CourseSequence {
  const known = new Set(coursesOf(state, majorId).map(({ id }) => lineageOf(state, id)));
  const within = (list: readonly number[]) => list.filter((lineage) => known.has(lineage));
  return { prerequisites: within(prerequisites), corequisites: within(corequisites) };
}

function coursesOf({ courseUnits }: MockState, majorId: number, isWanted: (unit: CourseUnit) => boolean = () => true): CourseUnit[] {
  return courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing && isWanted(unit));
}
