import {
  partPlace,
  type CurriculumState,
  type Key,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
} from '@college/curriculum-model';
import { indicatorId, majorIds } from '@college/curriculum-model/fixtures';

/** A change of a state, as one act of a person. */
export type Act = (state: CurriculumState) => CurriculumState;

/** A state after some acts, one after the other. */
export function revise(state: CurriculumState, ...acts: readonly Act[]): CurriculumState {
  return acts.reduce((now, act) => act(now), state);
}

const isPart = (lineage: number) => (part: StatePart) => part.lineage === lineage;

function changeList(
  kind: StateRecordKind,
  lineage: number | 'major',
  change: (list: readonly StateRecord[]) => readonly StateRecord[],
): Act {
  const changed = (part: StatePart): StatePart => ({ ...part, records: { ...part.records, [kind]: change(part.records[kind] ?? []) } });
  return ({ major, courses }) =>
    lineage === 'major'
      ? { major: changed(major), courses }
      : { major, courses: courses.map((part) => (isPart(lineage)(part) ? changed(part) : part)) };
}

/** Writes fields of a record; `under` gives it another owner. */
export function write(lineage: number | 'major', kind: StateRecordKind, key: Key, fields: StateRecord['fields'], under?: string): Act {
  return changeList(kind, lineage, (list) =>
    list.map((one) => (one.key === key ? { ...one, ...(under ? { under } : {}), fields: { ...one.fields, ...fields } } : one)),
  );
}

/** Puts a record behind those of its list. */
export function add(lineage: number | 'major', kind: StateRecordKind, record: StateRecord): Act {
  return changeList(kind, lineage, (list) => [...list, record]);
}

/** Takes a record away. */
export function remove(lineage: number | 'major', kind: StateRecordKind, key: Key): Act {
  return changeList(kind, lineage, (list) => list.filter((one) => one.key !== key));
}

/** The key of an indicator point of 软件工程 by its number. */
export const indicator = (number: string) => String(indicatorId(majorIds.softwareEngineering, number));

/** Gives a course support of an indicator point, another strength of it, or none. */
export function support(lineage: number, number: string, star: '★' | '☆' | null): Act {
  const key = indicator(number);
  return changeList('binding', lineage, (list) => {
    const others = list.filter((one) => one.key !== key);
    return star === null ? others : [...others, { key, fields: { relate: star === '★' ? 0 : 1 } }];
  });
}

/** Adds a course with nothing but its fields. */
export function addCourse(lineage: number, fields: StateRecord['fields']): Act {
  return ({ major, courses }) => ({
    major,
    courses: [...courses, { kind: 'course', lineage, records: { course: [{ key: '', fields }] } }],
  });
}

/** Takes a course out. */
export function removeCourse(lineage: number): Act {
  return ({ major, courses }) => ({ major, courses: courses.filter((part) => !isPart(lineage)(part)) });
}

/** The text that a record has in a state. */
export function textAt({ major, courses }: CurriculumState, at: string, kind: StateRecordKind, key: Key, field: string): string {
  const part = [major, ...courses].find((one) => partPlace(one) === at);
  return String(part?.records[kind]?.find((one) => one.key === key)?.fields[field] ?? '');
}
