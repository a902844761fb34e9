import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { AccountSection } from '../AccountSection';
import { signInsMessages } from './messages';
import { SignInRow } from './SignInRow';
import type { SignInsSource } from './SignInsSource';
import { useSignIns } from './useSignIns';

const day = 86_400_000;

/** Where the person is signed in, with the means to end each sign-in but this one. */
export function SignIns({ source }: { source: SignInsSource }) {
  const text = useMessages(signInsMessages);
  const { request, retry, act, listRef, end, endOthers } = useSignIns(source);
  const list = request.status === 'done' ? request.answer : [];
  const [first] = list;
  const ending = act.status === 'ending' ? act.what : null;
  const days = first ? Math.round((Date.parse(first.endTime) - Date.parse(first.createTime)) / day) : 0;
  return (
    <AccountSection title={text.title} summary={days > 0 ? text.summary({ days }) : undefined} isWide>
      <Lines>
        {request.status === 'loading' && (
          <SkeletonRows rowCount={2} rowHeight="64px" columns={['minmax(0, 1fr)', '48px']} label={text.loading} />
        )}
        {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
        {list.length > 0 && (
          <List ref={listRef} aria-label={text.title} tabIndex={-1}>
            {list.map((signIn) => (
              <SignInRow
                key={signIn.id}
                signIn={signIn}
                isEnding={ending === signIn.id}
                isDisabled={ending !== null && ending !== signIn.id}
                onEnd={() => void end(signIn.id)}
              />
            ))}
          </List>
        )}
        {act.status === 'failed' && <Note variant="error">{act.message}</Note>}
        <Said role="status">
          {act.status === 'ended' && (act.what === 'others' ? text.othersEnded : text.ended)}
          {act.status !== 'ended' && list.length === 1 && text.onlyThis}
        </Said>
        {list.length > 1 && (
          <Button isPending={ending === 'others'} isDisabled={ending !== null && ending !== 'others'} onPress={() => void endOthers()}>
            {text.endOthers}
          </Button>
        )}
      </Lines>
    </AccountSection>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  > button {
    justify-self: start;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li:first-child {
    padding-block-start: 0;
  }
`;

const Said = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};

  &:empty {
    display: none;
  }
`;
