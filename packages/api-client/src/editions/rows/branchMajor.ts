import type { StateRecordKind } from '@college/curriculum-model';
import { copyCourseRows, idIn, type NewIds } from '../../copy/copyCourseRows';
import type { MockState } from '../../mock-api/mockState';
import { lineageOf, majorOf, writeDerivation } from './lineage';
import { unitsInOrder } from './majorState';

/** Copies a major with everything below it into a new draft of it, and returns the id of the draft's major. Every copy knows its lineage; times and managers stay. */
export function branchMajor(state: MockState, homeMajorId: number): number {
  const majorId = state.nextId();
  state.draftMajors.push({ ...structuredClone(majorOf(state, homeMajorId)), id: majorId, version: 1 });
  const indicators = branchRequires(state, homeMajorId, majorId);
  for (const unit of unitsInOrder(state, homeMajorId)) {
    const { courseId, goals, pairs } = copyCourseRows(state, unit, { majorId }, ({ parentId }) => idIn(indicators, parentId));
    continueLineage(state, unit.id, courseId, 'course');
    for (const [from, to] of pairs) continueLineage(state, from, to);
    const ofUnit = <Row extends { courseId: number }>(rows: readonly Row[]) => rows.filter((row) => row.courseId === unit.id);
    state.courseManagers.push(...ofUnit(state.courseManagers).map(({ userId }) => ({ courseId, userId })));
    const bindings = ofUnit(state.bindings).filter(({ requireId }) => indicators.has(requireId));
    state.bindings.push(
      ...bindings.map(({ requireId, relate, goals: bound }) => ({
        id: state.nextId(),
        courseId,
        majorId,
        requireId: idIn(indicators, requireId),
        relate,
        goals: bound.map((id) => idIn(goals, id)),
      })),
    );
    const info = state.additionalInfos.find(({ courseUnitId }) => courseUnitId === unit.id);
    if (info) state.additionalInfos.push({ ...structuredClone(info), id: state.nextId(), courseUnitId: courseId });
  }
  return majorId;
}

/** The ids of the indicator points in the draft by those at home. */
function branchRequires(state: MockState, homeMajorId: number, majorId: number): NewIds {
  const indicators = new Map<number, number>();
  const renewed = <Row extends { id: number }>(kind: StateRecordKind, row: Row): Row => {
    const id = state.nextId();
    continueLineage(state, row.id, id, kind);
    return { ...structuredClone(row), id };
  };
  const requires = (state.requires.get(homeMajorId) ?? []).map((require) => {
    const children = require.children.map((indicator) => {
      const copy = renewed('indicator', indicator);
      indicators.set(indicator.id, copy.id);
      return copy;
    });
    return { ...renewed('requirement', require), children };
  });
  state.requires.set(majorId, requires);
  return indicators;
}

/** A row is the same record as another one, in another edition. */
function continueLineage(state: MockState, from: number, to: number, kind?: StateRecordKind): void {
  state.lineages.set(to, lineageOf(state, from));
  if (kind) writeDerivation(state, kind, to, { derivedFrom: state.derivations.get(`${kind}:${from}`) ?? null });
}
