import type { Evidence } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { use } from 'react';
import { BasisLinks } from './basisLinks';
import { evidenceMessages } from './evidenceMessages';

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
