import {
  recordKinds,
  recordPlace,
  shapeOf,
  type Change,
  type CurriculumState,
  type StatePart,
  type StateRecordKind,
} from '@college/curriculum-model';

/** Kinds of which the writer asks more than what changes: what stands where in a list, and which goals are bound. */
const listed = new Set<StateRecordKind>(['requirement', 'indicator', 'chapter', 'taskGoal', 'point', 'ksa', 'pointKsa']);
const whole = new Set<StateRecordKind>(['major', 'course', 'goal']);

/**
 * The parts of a state in which something changes, with what `writeState` asks of them: a thread passes on a few records instead of tens of thousands. Other courses have nothing but their
 * number. `isSource` is for the side from which records come, of which only those are asked.
 */
export function slimState(state: CurriculumState, changes: readonly Change[], { isSource = false } = {}): CurriculumState {
  const places = new Set(changes.map(({ at }) => at));
  const touched = new Set(changes.map(({ at }) => at.split('/')[0]!));
  return { major: slim(state.major), courses: state.courses.map(slim) };

  function slim(part: StatePart): StatePart {
    const { kind, lineage } = part;
    const isTouched = touched.has(recordPlace(part, kind, ''));
    const lists = recordKinds.flatMap((of) => {
      const list = isTouched && shapeOf(of).part === kind ? part.records[of] : undefined;
      return list ? [[of, slimList(part, of, list)] as const] : [];
    });
    return { kind, lineage, records: Object.fromEntries(lists) };
  }

  function slimList(part: StatePart, kind: StateRecordKind, list: NonNullable<StatePart['records'][StateRecordKind]>) {
    if (!isSource && whole.has(kind)) return list;
    const isAsked = (key: string) => places.has(recordPlace(part, kind, key));
    if (isSource || !listed.has(kind)) return list.filter(({ key }) => isAsked(key));
    return list.map((record) => (isAsked(record.key) ? record : { ...record, fields: {} }));
  }
}
