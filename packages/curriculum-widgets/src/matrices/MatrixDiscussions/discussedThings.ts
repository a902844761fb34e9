import {
  columnGoals,
  commentPlaceLabel,
  groupBy,
  heaviestFirst,
  indicatorsOf,
  ksaById,
  matrixPlaceOf,
  ownPlace,
  pointById,
  pointNumber,
  projectById,
  projectNumber,
  readCommentPlace,
  taskGoalsOf,
  textOf,
  type CommentMark,
  type Language,
  type LinkedMatrices,
  type MatrixKind,
  type ToldFinding,
} from '@college/curriculum-model';
import type { CellAt, DiscussedAt } from '../MatrixGrid';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { isArrangementColumn } from '../ProjectMatrix/arrangement';
import { spotsOfPlace } from './matrixDiscussions';

/** Something at a cell on which people comment: the cell itself, its row, its column, the group of that. */
export interface DiscussedThing {
  /** `course:1004/binding:31` */
  place: string;
  name: string;
  open: number;
  resolved: number;
  /** What rules find there, what weighs most first. */
  findings: readonly ToldFinding[];
  at: 'cell' | 'row' | 'column' | 'group';
}

type Named = Pick<DiscussedThing, 'place' | 'name' | 'at'>;

interface Known {
  matrices: LinkedMatrices;
  marks: readonly CommentMark[];
  findings: readonly ToldFinding[];
  language: Language;
}

/** What one may comment on at a cell, the nearest first; a record in it only where somebody did or rules find something. */
export function discussedThings(cell: CellAt, matrix: MatrixKind, { matrices, marks, findings, language }: Known): DiscussedThing[] {
  const named = { major: inMajor, course: inCourse, project: inProject }[matrix](cell, matrices, language);
  const counts = new Map(marks.flatMap((mark) => (mark.here === null ? [] : [[mark.here, mark] as const])));
  const found = groupBy(findings, (finding) => matrixPlaceOf(finding) ?? '');
  const known = new Set(named.map(({ place }) => place));
  return named.flatMap((one) => {
    const within = [...counts.keys(), ...found.keys()].filter(
      (place) => !known.has(place) && spotsOfPlace(place, matrix, matrices).some(isAt(one, cell)),
    );
    for (const place of within) known.add(place);
    return [one, ...within.map((place) => ({ place, name: nameWithin(place, one.name, matrices, language), at: one.at }))].map((thing) => {
      const { open = 0, resolved = 0 } = counts.get(thing.place) ?? {};
      return { ...thing, open, resolved, findings: heaviestFirst(found.get(thing.place) ?? []) };
    });
  });
}

const isAt =
  ({ at, place }: Named, { rowId, columnId }: CellAt) =>
  (spot: DiscussedAt) => {
    if ('groupId' in spot) return at === 'group' && readCommentPlace(place)?.key === spot.groupId;
    if (!('rowId' in spot)) return at === 'column' && spot.columnId === columnId;
    if (!('columnId' in spot)) return at === 'row' && spot.rowId === rowId;
    return at === 'cell' && spot.rowId === rowId && spot.columnId === columnId;
  };

function inMajor({ rowId, columnId }: CellAt, matrices: LinkedMatrices, language: Language): Named[] {
  const course = matrices.courses.find(({ id }) => String(id) === rowId);
  const point = indicatorOf(matrices, columnId, language);
  if (!course || !point) return [];
  const name = textOf(course, 'name', language);
  return [
    { at: 'cell', place: ownPlace(course.id, 'binding', columnId), name: `${name} × ${point.number}` },
    { at: 'row', place: ownPlace(course.id, 'course'), name },
    { at: 'column', place: ownPlace(undefined, 'indicator', columnId), name: point.name },
    { at: 'group', place: ownPlace(undefined, 'requirement', point.requirement.id), name: point.requirement.name },
  ];
}

function inCourse({ rowId, columnId }: CellAt, matrices: LinkedMatrices, language: Language): Named[] {
  const { courseId } = matrices;
  const chapter = projectById(matrices, Number(rowId));
  const column = columnGoals(matrices).find(({ id }) => String(id) === columnId);
  if (!chapter || !column) return [];
  const name = textOf(chapter, 'name', language);
  const indicator = indicatorOf(matrices, String(column.indicator.id), language);
  return [
    { at: 'cell', place: ownPlace(courseId, 'placedPoint', `${rowId}-${columnId}`), name: `${name} × ${column.code}` },
    { at: 'row', place: ownPlace(courseId, 'chapter', rowId), name: `${projectNumber(matrices, chapter.id)} ${name}` },
    { at: 'column', place: ownPlace(courseId, 'goal', columnId), name: `${column.code} ${textOf(column.goal, 'description', language)}` },
    ...(indicator ? [{ at: 'group' as const, place: ownPlace(undefined, 'indicator', column.indicator.id), name: indicator.name }] : []),
  ];
}

function inProject({ rowId, columnId }: CellAt, matrices: LinkedMatrices, language: Language): Named[] {
  const { courseId } = matrices;
  const [projectId = 0, , pointId = 0] = rowId.split(' ').map(Number);
  const point = pointById(matrices, pointId);
  if (!point) return [];
  const key = rowId.replaceAll(' ', '-');
  const title = textOf(point, 'title', language);
  const row: Named = { at: 'row', place: ownPlace(courseId, 'point', pointId), name: `${pointNumber(matrices, pointId)} ${title}` };
  if (isArrangementColumn(columnId)) {
    const place = ownPlace(courseId, 'placedPoint', key, columnId === 'hours' ? 'theoryPeriod' : columnId);
    return [{ at: 'cell', place, name: `${title} × ${commentPlaceLabel(place)?.[language] ?? ''}` }, row];
  }
  const goals = taskGoalsOf(matrices, projectId);
  const index = goals.findIndex(({ id }) => String(id) === columnId);
  const goal = goals[index];
  if (!goal) return [row];
  const code = `T${index + 1}`;
  return [
    { at: 'cell', place: ownPlace(courseId, 'placedKsa', `${key}-${columnId}`), name: `${title} × ${code}` },
    row,
    { at: 'column', place: ownPlace(courseId, 'taskGoal', columnId), name: `${code} ${textOf(goal, 'description', language)}` },
  ];
}

function indicatorOf(matrices: LinkedMatrices, id: string, language: Language) {
  for (const { id: requirementId, number: of, requirement, indicators } of indicatorsOf(matrices)) {
    const found = indicators.find((one) => String(one.id) === id);
    if (!found) continue;
    return {
      number: found.number,
      name: `${found.number} ${indicatorLabel(found.indicator, language)}`,
      requirement: { id: requirementId, name: `${of} ${indicatorLabel(requirement, language)}` },
    };
  }
  return undefined;
}

/** A record in a cell by its own words; a field by that to which it belongs. */
function nameWithin(place: string, of: string, matrices: LinkedMatrices, language: Language): string {
  const { kind, key = '', field } = readCommentPlace(place) ?? {};
  const last = Number(key.split('-').at(-1));
  if (field === undefined && kind === 'placedPoint') {
    const point = pointById(matrices, last);
    if (point) return textOf(point, 'title', language);
  }
  if (field === undefined && kind === 'placedKsa') {
    const ksa = ksaById(matrices, last);
    if (ksa) return textOf(ksa, 'description', language);
  }
  return of;
}
