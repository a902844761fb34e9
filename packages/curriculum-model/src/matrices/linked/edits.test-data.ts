import fc from 'fast-check';
import { english, sampleLinkedMatrices as sample } from '../../fixtures';
import { arrangementFields, englishOf } from './differingCells';
import type { LinkedMatrices, PointPlace } from './linkedMatrices';
import type { MatrixEdit } from './matrixEdit';
import type { SaveMatricesRequest } from './saveMatrices';

const courseIds = [1001, 1003, 1004, 1011];
const indicatorIds = sample.requirements.slice(0, 4).flatMap(({ children }) => children.map(({ id }) => id));
const goalIds = sample.goals.filter(({ courseId }) => courseIds.includes(courseId)).map(({ id }) => id);
const projectIds = sample.projects.map(({ id }) => id);
const pointIds = sample.points.map(({ id }) => id);
const ksaIds = sample.ksas.map(({ id }) => id);

// Now and then an id that nobody knows: such cells stay as they are.
const some = (ids: readonly number[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.constant(99_999) });
const relate = fc.constantFrom(0, 1, -1);
const support = fc.constantFrom(0, 1);
const entries = (ids: readonly number[]) => fc.array(fc.record({ id: some(ids), relate }), { maxLength: 4 });
const placed: fc.Arbitrary<PointPlace> = fc.constantFrom(...sample.placedPoints);
const place: fc.Arbitrary<PointPlace> = fc
  .oneof(placed, fc.record({ projectId: some(projectIds), goalId: some(goalIds), pointId: some(pointIds) }))
  .map(({ projectId, goalId, pointId }) => ({ projectId, goalId, pointId }));

const oneEdit: fc.Arbitrary<MatrixEdit> = fc.oneof(
  fc.record({
    type: fc.constant('supported' as const),
    cells: fc.array(fc.record({ courseId: some(courseIds), requireId: some(indicatorIds), relate }), { maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('bound' as const),
    courseId: some(courseIds),
    requireId: some(indicatorIds),
    relate: support,
    goals: fc.array(fc.constantFrom(...goalIds), { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('pointsPlaced' as const),
    cells: fc.array(fc.record({ projectId: some(projectIds), goalId: some(goalIds), entries: entries(pointIds) }), { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('arranged' as const),
    rows: fc.array(
      fc.record({
        place,
        change: fc.record(
          {
            study: fc.constantFrom('讲授', '讨论'),
            week: fc.constantFrom('1', '2-3'),
            theoryPeriod: fc.constantFrom(2, 4, -1),
            translations: fc.constantFrom(undefined, english({ study: 'lecture' }), english({ study: 'talk', product: 'a paper' })),
          },
          { requiredKeys: [] },
        ),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    type: fc.constant('ksasPlaced' as const),
    cells: fc.array(fc.record({ place, taskGoalId: some([1001, 1002]), entries: entries(ksaIds) }), { maxLength: 3 }),
  }),
);

/** Any act on the matrices of 数据结构, sensible or not. */
export const anEdit: fc.Arbitrary<MatrixEdit> = fc.oneof(
  { weight: 8, arbitrary: oneEdit },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('together' as const), edits: fc.array(oneEdit, { maxLength: 3 }) }) },
);

/** Several acts, one after the other. */
export const someEdits = fc.array(anEdit, { maxLength: 8 });

/** What a server does with a save: rows, chapters and placed points that are listed are replaced, with what depends on them. */
export function applyChanges(stored: LinkedMatrices, change: SaveMatricesRequest): LinkedMatrices {
  const { rows, chapters, placedPoints } = change;
  const bindings = [
    ...stored.bindings.filter(({ courseId }) => !rows.some((row) => row.courseId === courseId)),
    ...rows.flatMap(({ courseId, relations }) =>
      relations.map(({ requireId, relate: strength, goals }) => ({
        courseId,
        requireId,
        relate: strength,
        goals: goals.map((goal) => (typeof goal === 'number' ? goal : goal.id)),
      })),
    ),
  ];
  const points = [
    ...stored.placedPoints.filter(({ projectId }) => !chapters.some((chapter) => chapter.projectId === projectId)),
    ...chapters.flatMap(({ projectId, points: list }) => list.map((point) => ({ projectId, ...point }))),
  ];
  const isListed = (at: PointPlace) => placedPoints.some((row) => isSame(row, at));
  const ksas = [
    ...stored.placedKsas.filter((ksa) => !isListed(ksa) && points.some((point) => isSame(point, ksa))),
    ...placedPoints.flatMap(({ ksas: list, ...at }) => list.map((ksa) => ({ ...at, ...ksa }))),
  ];
  return { ...stored, bindings, placedPoints: points, placedKsas: ksas };
}

function isSame(one: PointPlace, other: PointPlace): boolean {
  return one.projectId === other.projectId && one.goalId === other.goalId && one.pointId === other.pointId;
}

/** Bindings and entries as texts in a fixed order, to compare what two matrices hold. */
export function contentsOf({ bindings, placedPoints, placedKsas }: LinkedMatrices): string[] {
  const sorted = bindings.map((binding) => ({ ...binding, goals: binding.goals.toSorted() }));
  const texts = placedPoints.map((entry) => ({ ...entry, translations: arrangementFields.map((field) => englishOf(entry, field)) }));
  return [...sorted, ...texts, ...placedKsas].map((entry) => JSON.stringify(Object.entries(entry).toSorted(byName))).toSorted();
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
