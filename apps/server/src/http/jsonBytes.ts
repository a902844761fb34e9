import { takeTurns } from './pieces';

const itemsInPiece = 20;
// Below that, what one piece holds is small.
const deepest = 4;
const firstBytes = 2 ** 14;
// A letter of a string takes three bytes at most.
const bytesOfLetter = 3;

/** A value as UTF-8 of its JSON, written in pieces: megabytes would hold up every other request. */
export async function jsonBytes(value: unknown): Promise<Buffer<ArrayBuffer>> {
  const turn = takeTurns();
  let bytes = Buffer.allocUnsafe(firstBytes);
  let length = 0;
  for (const piece of piecesOf(value, 0)) {
    const needed = length + piece.length * bytesOfLetter;
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * bytes.length));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    length += bytes.write(piece, length);
    const pause = turn();
    if (pause) await pause;
  }
  return bytes.subarray(0, length);
}

/** What `JSON.stringify` writes; large arrays are cut between their items, objects between their fields. */
function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (depth < deepest && Array.isArray(value)) yield* piecesOfArray(value, depth);
  else if (depth < deepest && isPlain(value)) yield* piecesOfObject(value, depth);
  else yield JSON.stringify(value) ?? 'null';
}

function* piecesOfArray(items: readonly unknown[], depth: number): Generator<string> {
  yield '[';
  if (items.length <= itemsInPiece) {
    for (const [at, item] of items.entries()) {
      if (at > 0) yield ',';
      yield* piecesOf(item, depth + 1);
    }
  } else {
    for (let from = 0; from < items.length; from += itemsInPiece) {
      const piece = JSON.stringify(items.slice(from, from + itemsInPiece)).slice(1, -1);
      yield from === 0 ? piece : `,${piece}`;
    }
  }
  yield ']';
}

function* piecesOfObject(value: object, depth: number): Generator<string> {
  let before = '{';
  for (const [name, field] of Object.entries(value)) {
    // Left out, as in JSON.stringify.
    if (field === undefined || typeof field === 'function' || typeof field === 'symbol') continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(field, depth + 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('toJSON' in value);
}
