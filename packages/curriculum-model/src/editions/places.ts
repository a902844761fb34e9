import type { PartKind, StateRecordKind } from './shapes';
import type { Key, StatePart } from './state';

/**
 * Where a record is in a curriculum, by lineage, so that a merge does not change it: `major`, `course:1004`, `course:1004/goal:2210`, `course:1004/syllabus`.
 * Without a key it is the list of a kind: `course:1004/chapter`, `course:1004/goal@31`, and `courses` for the courses of a major.
 */
export type Place = string;

/** The list of the courses. */
export const courseList: Place = 'courses';

/** The place of a part. */
export function partPlace({ kind, lineage }: Pick<StatePart, 'kind' | 'lineage'>): Place {
  return kind === 'major' ? 'major' : `course:${lineage}`;
}

/** The place of a record. */
export function recordPlace(part: Pick<StatePart, 'kind' | 'lineage'>, kind: StateRecordKind, key: Key): Place {
  if (kind === part.kind) return partPlace(part);
  return key === '' ? `${partPlace(part)}/${kind}` : `${partPlace(part)}/${kind}:${key}`;
}

/** The place of a list of records that people arrange. */
export function listPlace(part: Pick<StatePart, 'kind' | 'lineage'>, kind: StateRecordKind, under?: string): Place {
  return `${partPlace(part)}/${kind}${under === undefined ? '' : `@${under}`}`;
}

/** What a place says. */
export interface PlaceParts {
  part: PartKind;
  /** The lineage number of the course; absent for the major. */
  lineage?: number;
  kind: StateRecordKind;
  key: Key;
  /** Of a list: what it belongs to. */
  under?: string;
}

const form = /^(major|course:(?<lineage>\d+))(?:\/(?<kind>[a-zA-Z]+)(?::(?<key>[\d-]+)|@(?<under>\w+))?)?$/;

/** The lineage of the course in which something stands, by the place of it or of a field in it; undefined in the major. */
export function courseLineageOf(at: string): number | undefined {
  const lineage = /^course:(\d+)/.exec(at)?.[1];
  return lineage === undefined ? undefined : Number(lineage);
}

/** Takes a place apart; undefined where it is not the place of a record or of a list below a part. */
export function readPlace(place: Place): PlaceParts | undefined {
  const found = form.exec(place)?.groups;
  if (!found) return undefined;
  const part = found.lineage === undefined ? 'major' : 'course';
  return {
    part,
    ...(found.lineage === undefined ? {} : { lineage: Number(found.lineage) }),
    kind: (found.kind ?? part) as StateRecordKind,
    key: found.key ?? '',
    ...(found.under === undefined ? {} : { under: found.under }),
  };
}
