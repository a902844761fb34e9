import type { JpegFrame } from './jpegFrame';
import type { JpegTables } from './jpegTables';

// Blocks of 8 × 8 that colours may have together in one scan.
const mostBlocks = 10;
const lastCoefficient = 63;
const lastShift = 13;

/** Whether a scan names colours of the frame, tables that were declared, and a step that a progressive picture may take. */
export function isDrawnScan(segment: Buffer, frame: JpegFrame, tables: JpegTables): boolean {
  const count = segment[4] ?? 0;
  if (count < 1 || count > 4 || segment.length !== 8 + 2 * count) return false;
  const numbersOf = new Map(Array.from({ length: count }, (_, index) => [segment[5 + 2 * index], segment[6 + 2 * index] ?? 0]));
  const named = frame.components.flatMap((component) => {
    const numbers = numbersOf.get(component.id);
    return numbers === undefined ? [] : [{ component, dc: numbers >> 4, ac: numbers & 15 }];
  });
  // In the order of the frame, and none twice.
  if (named.length !== count || ![...numbersOf.keys()].every((id, index) => id === named[index]?.component.id)) return false;
  const blocks = named.reduce((sum, { component }) => sum + component.across * component.down, 0);
  if (count > 1 && blocks > mostBlocks) return false;
  if (named.some(({ component }) => !tables.quantisation.has(component.quantisation))) return false;
  const needs = frame.isProgressive ? progressiveNeeds(segment.subarray(5 + 2 * count), count) : baselineNeeds(tables);
  if (!needs) return false;
  return named.every(({ dc, ac }) => (!needs.dc || tables.dc.has(dc)) && (!needs.ac || tables.ac.has(ac)));
}

interface Needs {
  dc: boolean;
  ac: boolean;
}

/** A baseline picture without any table of its own is drawn with those of the standard, as cameras that film send them. */
function baselineNeeds({ dc, ac }: JpegTables): Needs {
  return { dc: dc.size > 0, ac: ac.size > 0 };
}

/** The tables of a step: its first and last coefficient, and by how many bits it makes them finer; undefined where there is no such step. */
function progressiveNeeds([first = 0, last = 0, shifts = 0]: Uint8Array, count: number): Needs | undefined {
  const [before, after] = [shifts >> 4, shifts & 15];
  if ((before > 0 && after !== before - 1) || after > lastShift) return undefined;
  if (first === 0) return last === 0 ? { dc: before === 0, ac: false } : undefined;
  if (last < first || last > lastCoefficient || count > 1) return undefined;
  return { dc: false, ac: true };
}
