import type { EditionRow } from './editionRows';

/** Where the trunk is, in pixels from the start of the row. */
export const trunkX = 20;
/** Where the markers are, in pixels from the top of the row. */
export const markerY = 26;
const widest = 20;
const room = 60;

/** The marker of a row and the lines through it; `from` and `to` are the edges of the row or its marker. */
export interface TreeLines {
  marker: { x: number; shape: 'current' | 'draft' | 'published' | 'merged' };
  lines: readonly { x: number; from: 'top' | 'marker'; to: 'marker' | 'bottom' }[];
  /** Lines that bend into the trunk above the marker, or out of it. */
  bends: readonly { fromX: number; toX: number }[];
}

/** Where a lane is; twenty of them are closer together than three. */
export function laneX(lane: number, lanes: number): number {
  return trunkX + Math.min(widest, room / Math.max(lanes, 1)) * (lane + 1);
}

/** What is drawn before a row of the list. */
export function linesOf(row: EditionRow, { lanes, isLast }: { lanes: number; isLast: boolean }): TreeLines {
  switch (row.kind) {
    case 'open': {
      const x = laneX(row.lane, lanes);
      const before = Array.from({ length: row.lane }, (_, lane) => ({
        x: laneX(lane, lanes),
        from: 'top' as const,
        to: 'bottom' as const,
      }));
      return { marker: { x, shape: 'draft' }, lines: [...before, { x, from: 'marker', to: 'bottom' }], bends: [] };
    }
    case 'current':
      return {
        marker: { x: trunkX, shape: 'current' },
        lines: isLast ? [] : [{ x: trunkX, from: 'marker', to: 'bottom' }],
        bends: Array.from({ length: lanes }, (_, lane) => ({ fromX: laneX(lane, lanes), toX: trunkX })),
      };
    case 'kept': {
      const isPublished = row.edition.kind === 'published';
      if (isPublished) {
        return {
          marker: { x: trunkX, shape: 'published' },
          lines: [{ x: trunkX, from: 'top', to: isLast ? 'marker' : 'bottom' }],
          bends: [],
        };
      }
      const x = laneX(0, 1);
      return {
        marker: { x, shape: 'merged' },
        lines: isLast ? [] : [{ x: trunkX, from: 'top', to: 'bottom' }],
        bends: [{ fromX: trunkX, toX: x }],
      };
    }
  }
}
