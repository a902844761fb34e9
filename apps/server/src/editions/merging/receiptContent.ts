import {
  changeTopic,
  compareEditions,
  courseList,
  readPlace,
  type Change,
  type CurriculumState,
  type PartKind,
  type StatePart,
} from '@college/curriculum-model';
import type { ReceiptCounts } from '../../db/tables/editionReceipts';
import { createPartPacker, type PackedParts } from '../packedParts';

// As JSON some 600 kB.
const mostPlaces = 20_000;

/** A part that an act changed; without a digest where it was not there, or is gone. */
export interface ReceiptPart {
  kind: PartKind;
  lineageId: number;
  beforeHash: string | null;
  afterHash: string | null;
}

/** What a receipt keeps of an act, with the contents of its parts. */
export interface ReceiptContent {
  counts: ReceiptCounts;
  parts: readonly ReceiptPart[];
  contents: PackedParts['contents'];
}

/** Works out what a receipt keeps of the changes between two states. */
export async function receiptContent(
  { before, after }: Record<'before' | 'after', CurriculumState>,
  changes: readonly Change[] = compareEditions(before, after).filter(({ at }) => at !== courseList),
  packer: ReturnType<typeof createPartPacker> = createPartPacker(),
): Promise<ReceiptContent> {
  const courses = new Set(changes.flatMap((change) => readPlace(change.at)?.lineage ?? []));
  const isMajor = changes.some((change) => readPlace(change.at)?.part === 'major');
  const partsOf = ({ courses: parts }: CurriculumState) => new Map(parts.map((part) => [part.lineage, part]));
  const [was, is] = [partsOf(before), partsOf(after)];
  const hashOf = async (part: StatePart | undefined) => (part ? packer.add(part) : null);
  const parts: ReceiptPart[] = [];
  if (isMajor) {
    const hashes = { beforeHash: await hashOf(before.major), afterHash: await hashOf(after.major) };
    parts.push({ kind: 'major', lineageId: after.major.lineage, ...hashes });
  }
  for (const lineageId of courses) {
    const hashes = { beforeHash: await hashOf(was.get(lineageId)), afterHash: await hashOf(is.get(lineageId)) };
    parts.push({ kind: 'course', lineageId, ...hashes });
  }
  return { counts: countsOf(changes), parts, contents: packer.contents };
}

function countsOf(changes: readonly Change[]): ReceiptCounts {
  const topics: Record<string, number> = {};
  for (const change of changes) {
    const topic = changeTopic(change);
    topics[topic] = (topics[topic] ?? 0) + 1;
  }
  return {
    changes: changes.length,
    courses: new Set(changes.flatMap(({ at }) => readPlace(at)?.lineage ?? [])).size,
    topics,
    ...(changes.length <= mostPlaces && { places: changes.map(({ at }) => at) }),
  };
}
