import type { Basis } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { evidenceMessages } from './evidenceMessages';

interface BasisTagProps {
  basis: Basis | undefined;
  /** What the tag says of what comes from the college; without it there is none. */
  usual?: string;
}

/** Marks what does not come from the college: a sample outline or a standard. */
export function BasisTag({ basis, usual }: BasisTagProps) {
  const why = useMessages(evidenceMessages);
  const words = basis?.kind === 'outline' || basis?.kind === 'standard' ? why[basis.kind] : usual;
  return words === undefined ? null : <Tag>{words}</Tag>;
}
