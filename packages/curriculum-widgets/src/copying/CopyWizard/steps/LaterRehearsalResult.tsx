import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { lazyPart } from '../../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../../support/lazyParts/useLazyPart';
import { MutedText } from '../../../support/textParts';
import { rehearsalMessages } from './rehearsalMessages';
import type { RehearsalResultProps } from './RehearsalResult';

const result = lazyPart(async () => (await import('./RehearsalResult')).RehearsalResult);

/** The result of a rehearsal, whose parts most copies never show. */
export function LaterRehearsalResult(props: RehearsalResultProps) {
  const text = useMessages(rehearsalMessages);
  const { Part, hasFailed, isRetrying, retry } = useLazyPart(result);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return <MutedText role="status">{text.impactLoading}</MutedText>;
  const again = (
    <Button variant="link" size="small" isPending={isRetrying} onPress={retry}>
      {text.retry}
    </Button>
  );
  return (
    <Note variant="warning" action={again}>
      {text.impactFailed}
    </Note>
  );
}
