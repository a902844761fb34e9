import { anchorRecord, type AnchorRecord, type RecordRow, type StateRecordKind } from '@college/curriculum-model';
import { lineageOf, majorOf } from '../editions/rows/lineage';
import { unitsInOrder } from '../editions/rows/majorState';
import type { MockState } from '../mock-api/mockState';

/** The records of an edition on which people comment. */
export function mockAnchors(state: MockState, majorId: number): AnchorRecord[] {
  const record = (kind: StateRecordKind, row: RecordRow, course?: number) =>
    anchorRecord(kind, row, { lineage: lineageOf(state, row.id), course });
  const requires = state.requires.get(majorId) ?? [];
  const ofMajor = [
    record('major', majorOf(state, majorId)),
    ...requires.map((row) => record('requirement', row)),
    ...requires.flatMap(({ children }) => children.map((row) => record('indicator', row))),
  ];
  return [
    ...ofMajor,
    ...unitsInOrder(state, majorId).flatMap((unit) => {
      const course = lineageOf(state, unit.id);
      const own = <Row extends { courseId: number }>(rows: readonly Row[]) => rows.filter(({ courseId }) => courseId === unit.id);
      const chapters = new Set(unit.courseMatrixVOS.map(({ id }) => id));
      const below = (kind: StateRecordKind, rows: readonly RecordRow[]) => rows.map((row) => record(kind, row, course));
      return [
        record('course', unit),
        ...below('chapter', unit.courseMatrixVOS),
        ...below(
          'taskGoal',
          state.taskGoals.filter(({ projectId }) => chapters.has(projectId)),
        ),
        ...below('point', own(state.points)),
        ...below('ksa', own(state.ksas)),
        ...below('goal', own(state.goals)),
        ...below(
          'syllabus',
          state.additionalInfos.filter(({ courseUnitId }) => courseUnitId === unit.id).map((row) => ({ ...row, id: 0 })),
        ),
      ];
    }),
  ];
}
