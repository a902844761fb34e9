import type { CurriculumState, PartKind, StatePart } from '@college/curriculum-model';
import { canonicalPart, hashOf, packPart, partFormat, type PartContent } from './partContent';

/** A part by its digest. */
export interface NamedPart {
  kind: PartKind;
  lineage: number;
  hash: string;
}

/** Parts as they are stored, each once. */
export interface PackedParts {
  contents: PartContent[];
}

/** Packs parts to be stored; one that was read by its digest is stored already, and is not packed again. */
export function createPartPacker(): PackedParts & {
  add: (part: StatePart) => Promise<string>;
  addState: (state: CurriculumState) => Promise<NamedPart[]>;
} {
  const contents: PartContent[] = [];
  const hashes = new WeakMap<StatePart, string>();
  const packed = new Set<string>();

  async function add(part: StatePart): Promise<string> {
    const known = part.hash ?? hashes.get(part);
    if (known !== undefined) return known;
    const canonical = canonicalPart(part);
    const hash = hashOf(canonical);
    hashes.set(part, hash);
    if (!packed.has(hash)) {
      packed.add(hash);
      contents.push({ hash, format: partFormat, content: await packPart(canonical) });
    }
    return hash;
  }

  return {
    contents,
    add,
    async addState({ major, courses }) {
      const named: NamedPart[] = [];
      for (const part of [major, ...courses]) named.push({ kind: part.kind, lineage: part.lineage, hash: await add(part) });
      return named;
    },
  };
}
