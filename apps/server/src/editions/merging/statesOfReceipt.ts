import { withoutLoose, type CurriculumState, type StatePart } from '@college/curriculum-model';
import type { ReceiptPart } from './receiptContent';

/** A curriculum with the parts of a receipt as they were before its act and after it; everything else is as in `now`. `stored` are those parts. */
export function statesOfReceipt(
  rows: readonly ReceiptPart[],
  stored: readonly StatePart[],
  now: CurriculumState,
): Record<'before' | 'after', CurriculumState> {
  const parts = new Map(stored.map((part) => [part.hash, part]));
  const partOf = (hash: string | null): StatePart | undefined => {
    const part = hash === null ? undefined : parts.get(hash);
    // A digest compares whole parts; what is loose in other surroundings is taken out of them.
    return part && { kind: part.kind, lineage: part.lineage, records: part.records };
  };
  const stateOf = (side: 'beforeHash' | 'afterHash') => {
    const own = new Map(rows.map((row) => [`${row.kind} ${row.lineageId}`, partOf(row[side])]));
    const kept = now.courses.flatMap((part) => (own.has(`course ${part.lineage}`) ? (own.get(`course ${part.lineage}`) ?? []) : [part]));
    const here = new Set(now.courses.map(({ lineage }) => lineage));
    const others = [...own.values()].filter((part) => part?.kind === 'course' && !here.has(part.lineage)) as StatePart[];
    return withoutLoose({ major: own.get(`major ${now.major.lineage}`) ?? now.major, courses: [...kept, ...others] });
  };
  return { before: stateOf('beforeHash'), after: stateOf('afterHash') };
}
