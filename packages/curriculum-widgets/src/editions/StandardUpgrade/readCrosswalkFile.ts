import { crosswalkProblems, crosswalkSchema, type Bilingual, type Crosswalk } from '@college/curriculum-model';
import type { ParseError } from 'jsonc-parser';
import { crosswalkFileMessages as say } from './crosswalkFileMessages';

/** Larger files are no lists of requirements. */
export const mostFileBytes = 256 * 1024;
/** As many faults as are worth reading at a time. */
const mostFaults = 10;

/** A fault of a file: where it is, and what is wrong. */
export interface CrosswalkFault {
  /** The line from 1; null where it is about the file as a whole. */
  line: number | null;
  /** The field as the file spells it, such as `entries[2].kind`; empty where it is none. */
  field: string;
  message: Bilingual;
}

/** What was read from a file. */
export type CrosswalkFile = { status: 'read'; crosswalk: Crosswalk } | { status: 'refused'; faults: CrosswalkFault[] };

/** Reads a college's own standard from a file: two lists and how one leads to the other. Says line and field of what cannot be used. */
export async function readCrosswalkFile(text: string): Promise<CrosswalkFile> {
  const { findNodeAtLocation, getNodeValue, parseTree } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  const content = text.replace(/^\uFEFF/, '');
  const tree = parseTree(content, errors, { disallowComments: true });
  const [syntax] = errors;
  if (!tree || syntax) return refused([{ line: lineAt(content, syntax?.offset ?? 0), field: '', message: say.syntax }]);
  const read = crosswalkSchema.safeParse(getNodeValue(tree));
  if (read.success) {
    const problems = crosswalkProblems(read.data);
    if (problems.length === 0) return { status: 'read', crosswalk: read.data };
    const entries = findNodeAtLocation(tree, ['entries']);
    return refused(problems.map((message) => ({ line: entries ? lineAt(content, entries.offset) : null, field: 'entries', message })));
  }
  return refused(
    read.error.issues.map((issue) => {
      const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
      const [node, isThere] = nearest(path);
      return { line: node === undefined ? null : lineAt(content, node), field: fieldOf(path), message: messageOf(issue, isThere) };
    }),
  );

  /** Where a path is in the text, or the last record above it that is there. */
  function nearest(path: readonly (string | number)[]): [offset: number | undefined, isThere: boolean] {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree!, path.slice(0, length));
      if (node) return [node.offset, length === path.length];
    }
    return [undefined, false];
  }
}

function refused(faults: CrosswalkFault[]): CrosswalkFile {
  return { status: 'refused', faults: faults.slice(0, mostFaults) };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function fieldOf(path: readonly (string | number)[]): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}

interface Issue {
  code?: string | undefined;
  expected?: unknown;
  values?: readonly unknown[];
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
}

/** What is wrong with a field, in words. */
function messageOf({ code, expected, values, minimum, maximum, origin }: Issue, isThere: boolean): Bilingual {
  if (!isThere) return say.missing;
  if (code === 'invalid_value' && values) return say.oneOf(values.map(String).join(' / '));
  if (code === 'too_small') return origin === 'string' ? say.empty : say.atLeast(Number(minimum));
  if (code === 'too_big') return origin === 'string' ? say.tooLong(Number(maximum)) : say.atMost(Number(maximum));
  if (expected === 'string') return say.text;
  if (expected === 'array') return say.list;
  if (expected === 'object') return say.record;
  return say.wholeNumber;
}
