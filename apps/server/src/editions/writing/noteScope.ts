import { readPlace, shapeOf, type Change, type StateRecordKind } from '@college/curriculum-model';
import type { Writing } from './writing';

/** Of what the history gets an entry, by lineage. */
export interface NoteScope {
  major: boolean;
  requirements: boolean;
  courseUnits: Set<number>;
  points: Set<number>;
  goals: Map<number, Set<string>>;
  /** Chapters whose task goals change. */
  tasks: Map<number, Set<string>>;
  /** Chapters of which the course matrix changes. */
  cells: Map<number, Set<string>>;
  /** Placed points, as chapter, goal and point, of which the project matrix changes. */
  items: Map<number, Set<string>>;
  bindings: Set<number>;
  reports: Set<number>;
}

/** What the history gets entries of. A course that comes or goes has one entry of its own. */
export function noteScope({ changes, before, after }: Writing): NoteScope {
  const scope: NoteScope = {
    major: false,
    requirements: false,
    courseUnits: new Set(),
    points: new Set(),
    goals: new Map(),
    tasks: new Map(),
    cells: new Map(),
    items: new Map(),
    bindings: new Set(),
    reports: new Set(),
  };
  const was = new Set(before.courses.map(({ lineage }) => lineage));
  const is = new Set(after.courses.map(({ lineage }) => lineage));
  for (const change of changes) {
    const { kind, lineage = 0, key, under } = readPlace(change.at)!;
    if (shapeOf(kind).part === 'major') scope[kind === 'major' ? 'major' : 'requirements'] = true;
    else if (!was.has(lineage) && is.has(lineage)) scope.courseUnits.add(lineage);
    else if (is.has(lineage)) addOfCourse(scope, { kind, lineage, key, under, change });
  }
  return scope;
}

interface OfCourse {
  kind: StateRecordKind;
  lineage: number;
  key: string;
  under: string | undefined;
  change: Change;
}

function addOfCourse(scope: NoteScope, { kind, lineage, key, under, change }: OfCourse): void {
  const add = (map: Map<number, Set<string>>, name: string) => map.set(lineage, (map.get(lineage) ?? new Set()).add(name));
  const keys = key.split('-');
  switch (kind) {
    case 'course':
    case 'chapter':
      scope.courseUnits.add(lineage);
      break;
    case 'point':
    case 'ksa':
    case 'pointKsa':
      scope.points.add(lineage);
      break;
    case 'taskGoal':
      for (const chapter of [under, ...ownersIn(change)]) if (chapter !== undefined) add(scope.tasks, chapter);
      break;
    case 'goal':
      if (change.type !== 'ordered') add(scope.goals, key);
      if (change.type === 'moved' || isBoundIn(change)) scope.bindings.add(lineage);
      break;
    case 'binding':
      scope.bindings.add(lineage);
      break;
    case 'placedPoint':
      add(scope.cells, keys[0]!);
      break;
    case 'placedKsa':
      add(scope.items, keys.slice(0, 3).join('-'));
      break;
    case 'syllabus':
      scope.reports.add(lineage);
  }
}

function ownersIn(change: Change): (string | undefined)[] {
  if (change.type === 'moved') return [change.from.under, change.to.under];
  return change.type === 'added' || change.type === 'removed' ? [change.record.under] : [];
}

function isBoundIn(change: Change): boolean {
  if (change.type === 'changed') return change.fields.some(({ name }) => name === 'isBound');
  return (change.type === 'added' || change.type === 'removed') && change.record.fields.isBound === true;
}
