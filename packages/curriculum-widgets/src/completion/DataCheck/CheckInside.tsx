import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { lazyPartsMessages } from '../../support/lazyParts/messages';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import type { Check } from './checkParts';
import type { DataCheckBodyProps } from './DataCheckBody';
import type { DataCheckState } from './dataCheckState';
import { dataCheckMessages } from './messages';

interface CheckInsideProps extends Omit<DataCheckBodyProps, 'state' | 'check'> {
  state: DataCheckState;
  check: Check | null;
}

// Loaded while the course is checked, so that what was found shows no later.
const body = lazyPart(async () => (await import('./DataCheckBody')).DataCheckBody);

/** The inside of the open panel, whatever became of the check. */
export function CheckInside({ state, check, ...given }: CheckInsideProps) {
  const text = useMessages(dataCheckMessages);
  const later = useMessages(lazyPartsMessages);
  const { Part, hasFailed, isRetrying, retry } = useLazyPart(body);
  if (state.status === 'failed') {
    return <ErrorState title={text.failed} hint={state.message} onRetry={given.onRetry} isRetrying={state.isChecking} />;
  }
  if (hasFailed) return <ErrorState title={later.notLoaded} onRetry={retry} isRetrying={isRetrying} />;
  if (Part && check && state.status === 'checked') return <Part state={state} check={check} {...given} />;
  return <Waiting rowCount={6} rowHeight="53px" columns={['minmax(0, 1fr)', '72px', '40px']} label={text.checking} />;
}

const Waiting = styled(SkeletonRows)`
  padding-inline: ${tokens.space[3]};
`;
