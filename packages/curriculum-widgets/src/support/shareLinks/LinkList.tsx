import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { LinkRow } from './LinkRow';
import { shareLinksMessages } from './messages';
import type { ShareLinksState } from './shareLinksState';
import type { SharedLink } from './ShareLinksSource';

interface LinkListProps {
  /** What a link opens, and for whom one is made. */
  words: { about: string; noneHint: string };
  state: ShareLinksState;
  hrefOf: (link: string) => string;
  /** The link that was created just now. */
  newId: number | undefined;
  onRetry: () => void;
  onRevoke: (link: SharedLink) => void;
  ref?: Ref<HTMLUListElement>;
}

/** What a link is, and every link there is. */
export function LinkList({ words, state, hrefOf, newId, onRetry, onRevoke, ref }: LinkListProps) {
  const text = useMessages(shareLinksMessages);
  return (
    <Lines>
      <p>{words.about}</p>
      {state.status === 'loading' && state.failure === null && (
        <SkeletonRows rowCount={2} rowHeight="76px" columns={['minmax(0, 1fr)', '96px']} label={text.loading} />
      )}
      {state.status === 'loading' && state.failure !== null && <ErrorState title={text.failed} hint={state.failure} onRetry={onRetry} />}
      {state.status === 'ready' && state.failure !== null && <Note variant="error">{state.failure}</Note>}
      {state.status === 'ready' && state.links.length === 0 && <EmptyState title={text.none} hint={words.noneHint} />}
      {state.status === 'ready' && state.links.length > 0 && (
        <List ref={ref} aria-label={text.list}>
          {state.links.map((link) => (
            <LinkRow key={link.id} link={link} href={hrefOf(link.link)} isNew={link.id === newId} onRevoke={() => onRevoke(link)} />
          ))}
        </List>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;
