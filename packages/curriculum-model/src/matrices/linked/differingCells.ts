import { courseCellFields } from '../../records/courseCell';
import { blankFields, namesOf } from '../../records/deriveFields';
import { bindingRows, courseCells, ksaRows, placeKey, placeOf } from './entries';
import { bindingAt, bindingsOfCourse } from './finders';
import type { Arrangement, CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint, PointPlace } from './linkedMatrices';

/** The texts and hours of a placed point, each a cell of its own in the project matrix. */
export const arrangementFields = namesOf(courseCellFields);
export type ArrangementField = (typeof arrangementFields)[number];

/** A cell of one of the three matrices; how a point is taught is in the same table as its KSA. */
export type LinkedCell =
  | { matrix: 'major'; courseId: number; requireId: number }
  | { matrix: 'course'; projectId: number; goalId: number }
  | ({ matrix: 'arrangement'; field: ArrangementField } & PointPlace)
  | ({ matrix: 'project'; taskGoalId: number } & PointPlace);

/** The cells whose content is not the same in both; a line that only one of them has counts with the cells that hold something. */
export function differingCells(one: LinkedMatrices, other: LinkedMatrices): LinkedCell[] {
  return [...majorCells(one, other), ...courseMatrixCells(one, other), ...arrangementCells(one, other), ...projectCells(one, other)];
}

function majorCells(one: LinkedMatrices, other: LinkedMatrices): LinkedCell[] {
  return differingKeys(bindingRows.groups(one.bindings), bindingRows.groups(other.bindings)).flatMap((courseId) => {
    const requireIds = new Set([...bindingsOfCourse(one, courseId).keys(), ...bindingsOfCourse(other, courseId).keys()]);
    return [...requireIds].flatMap((requireId): LinkedCell[] =>
      isSameBinding(bindingAt(one, courseId, requireId), bindingAt(other, courseId, requireId))
        ? []
        : [{ matrix: 'major', courseId, requireId }],
    );
  });
}

function courseMatrixCells(one: LinkedMatrices, other: LinkedMatrices): LinkedCell[] {
  const [before, after] = [courseCells.groups(one.placedPoints), courseCells.groups(other.placedPoints)];
  return differingKeys(before, after).flatMap((key): LinkedCell[] => {
    const [was, is] = [before.get(key) ?? [], after.get(key) ?? []];
    const { projectId, goalId } = (was[0] ?? is[0])!;
    return isSameContent(was, is, (entry) => entry.pointId) ? [] : [{ matrix: 'course', projectId, goalId }];
  });
}

function arrangementCells(one: LinkedMatrices, other: LinkedMatrices): LinkedCell[] {
  if (one.placedPoints === other.placedPoints) return [];
  const before = new Map(one.placedPoints.map((entry) => [placeKey(entry), entry]));
  return other.placedPoints.flatMap((entry) => {
    const was = before.get(placeKey(entry)) ?? bare;
    return was === entry
      ? []
      : differingFields(was, entry).map((field): LinkedCell => ({ matrix: 'arrangement', ...placeOf(entry), field }));
  });
}

function projectCells(one: LinkedMatrices, other: LinkedMatrices): LinkedCell[] {
  const [before, after] = [ksaRows.groups(one.placedKsas), ksaRows.groups(other.placedKsas)];
  return differingKeys(before, after).flatMap((key) => {
    const [was, is] = [before.get(key) ?? [], after.get(key) ?? []];
    const place = placeOf((was[0] ?? is[0])!);
    const columns = new Set([...was, ...is].map(({ taskGoalId }) => taskGoalId));
    return [...columns].flatMap((taskGoalId): LinkedCell[] => {
      const own = (entries: readonly PlacedKsa[]) => entries.filter((entry) => entry.taskGoalId === taskGoalId);
      return isSameContent(own(was), own(is), (entry) => entry.ksaId) ? [] : [{ matrix: 'project', ...place, taskGoalId }];
    });
  });
}

const bare: Arrangement = blankFields(courseCellFields);

/** The texts and hours in which two entries differ; a text differs where its English does. */
function differingFields(one: Arrangement, other: Arrangement): ArrangementField[] {
  return arrangementFields.filter((field) => one[field] !== other[field] || englishOf(one, field) !== englishOf(other, field));
}

/** The English of a text; empty where there is none. */
export function englishOf({ translations }: Pick<Arrangement, 'translations'>, field: ArrangementField): string {
  return translations?.en?.[field]?.text ?? '';
}

/** Whether both are bound alike: same strength, same goals in any order; or both not at all. */
export function isSameBinding(one: CourseBinding | undefined, other: CourseBinding | undefined): boolean {
  if (!one || !other) return one === other;
  if (one === other) return true;
  return one.relate === other.relate && one.goals.length === other.goals.length && one.goals.every((id) => other.goals.includes(id));
}

/** Whether both hold the same items with the same strengths, in any order. */
export function isSameContent<Entry extends Pick<PlacedPoint, 'relate'>>(
  one: readonly Entry[],
  other: readonly Entry[],
  idOf: (entry: Entry) => number,
): boolean {
  if (one === other) return true;
  const relates = new Map(one.map((entry) => [idOf(entry), entry.relate]));
  return one.length === other.length && other.every((entry) => relates.get(idOf(entry)) === entry.relate);
}

function differingKeys<Key, Group>(one: ReadonlyMap<Key, Group>, other: ReadonlyMap<Key, Group>): Key[] {
  if (one === other) return [];
  const gone = [...one.keys()].filter((key) => !other.has(key));
  return [...gone, ...[...other.keys()].filter((key) => one.get(key) !== other.get(key))];
}
