import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { AccountSection } from '../AccountSection';
import { secondFactorMessages } from './messages';
import { SecondFactorSteps } from './SecondFactorSteps';
import type { SecondFactorSource } from './SecondFactorSource';
import { useSecondFactor } from './useSecondFactor';

interface SecondFactorProps {
  source: SecondFactorSource;
  /** Called once it is on and the recovery codes are kept. */
  onSwitchedOn?: (() => void) | undefined;
}

/** The second factor of the account: set up with an authenticator app, and switched off again. */
export function SecondFactor({ source, onSwitchedOn }: SecondFactorProps) {
  const text = useMessages(secondFactorMessages);
  const { request, retry } = useSecondFactor(source);
  return (
    <AccountSection title={text.title} summary={text.summary}>
      {request.status === 'loading' && <SkeletonRows rowCount={1} rowHeight="44px" columns={['minmax(0, 1fr)']} label={text.loading} />}
      {request.status === 'failed' && <ErrorState title={text.loadFailed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && <SecondFactorSteps source={source} known={request.answer} onSwitchedOn={onSwitchedOn} />}
    </AccountSection>
  );
}
