import { liveViews } from '@college/curriculum-model';
import type { Present } from './presentPeople';

/** What processes on one database tell each other about open pages: ids alone, as others may read along. */
export type ProcessWord =
  /** Who is new, or heard nothing for a while, asks who is there. */
  | { kind: 'hello' | 'alive' }
  | { kind: 'here'; people: Present[] }
  | { kind: 'gone'; lines: string[] }
  /** A page told another process than the one that holds its line. */
  | { kind: 'told'; line: string; userId: number; field: string | null };

type Packed = [process: string, kind: ProcessWord['kind'], content?: unknown];

// PostgreSQL carries up to 8000 bytes; a page takes less than 250.
const atOnce = 30;

/** Writes a word, in pieces where it is long. */
export function packWord(process: string, word: ProcessWord): string[] {
  const pack = (content?: unknown) => JSON.stringify([process, word.kind, content] satisfies Packed);
  switch (word.kind) {
    case 'here':
      return inPieces(word.people.map(packed)).map(pack);
    case 'gone':
      return inPieces(word.lines).map(pack);
    case 'told':
      return [pack([word.line, word.userId, word.field])];
    default:
      return [pack()];
  }
}

/** Reads a word of a process. */
export function unpackWord(text: string): { process: string; word: ProcessWord } {
  const [process, kind, content] = JSON.parse(text) as Packed;
  switch (kind) {
    case 'here':
      return { process, word: { kind, people: (content as ReturnType<typeof packed>[]).map(unpacked) } };
    case 'gone':
      return { process, word: { kind, lines: content as string[] } };
    case 'told': {
      const [line, userId, field] = content as [string, number, string | null];
      return { process, word: { kind, line, userId, field } };
    }
    default:
      return { process, word: { kind } };
  }
}

function packed({ line, userId, majorId, view, courseId, field }: Present) {
  return [line, userId, majorId, liveViews.indexOf(view), courseId, field] as const;
}

function unpacked([line, userId, majorId, view, courseId, field]: ReturnType<typeof packed>): Present {
  return { line, userId, majorId, view: liveViews[view]!, courseId, field };
}

function inPieces<One>(list: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(list.length / atOnce) }, (_, at) => list.slice(at * atOnce, (at + 1) * atOnce));
}
