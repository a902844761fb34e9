import type { OptionItem } from '@college/curriculum-model';
import { NotTried } from '../faults';
import { lacking } from '../messages';

/** The id of the first entry without entries below it; what the backend does not have cannot be chosen. */
export function firstLeaf(options: readonly OptionItem[], missing: 'ownOccupationId' | 'ownCollegeMajorId'): number {
  const [first] = options;
  if (!first) throw new NotTried(lacking[missing]);
  return first.children && first.children.length > 0 ? firstLeaf(first.children, missing) : Number(first.value);
}
