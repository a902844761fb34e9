import type { Basis, Evidence } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { createContext, use } from 'react';
import { evidenceMessages } from './evidenceMessages';

/** The address of what a suggestion rests on; undefined where the host has no page for it. */
export type BasisHref = (basis: Basis) => string | undefined;

/** How the suggestions below link to what they rest on. */
export const BasisLinks = createContext<BasisHref | undefined>(undefined);

/** Why something is suggested, in one line: how alike it is, the shared words, and what it rests on, which opens beside the page. */
export function EvidenceLine({ score, terms, origin, basis }: Evidence) {
  const why = useMessages(evidenceMessages);
  const href = use(BasisLinks);
  const to = basis && href?.(basis);
  const from = origin && why.origin({ origin });
  return (
    <>
      {why.score({ percent: Math.round(score * 100) })}
      {terms.length > 0 && why.separator + why.terms({ terms })}
      {from && why.separator}
      {from && to ? (
        <Link href={to} target="_blank">
          {from}
        </Link>
      ) : (
        from
      )}
    </>
  );
}
