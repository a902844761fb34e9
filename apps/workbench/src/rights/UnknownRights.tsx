import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../messages';
import type { RightsFailure } from './useRights';

/** In place of a page while the rights on it are not known: nothing until they come, or why they do not. */
export function UnknownRights({ failure }: { failure: RightsFailure | null }) {
  const text = useMessages(workbenchMessages);
  return failure && <ErrorState title={text.notOpened} hint={failure.message} onRetry={failure.retry} />;
}
