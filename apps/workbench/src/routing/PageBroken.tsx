import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { workbenchMessages } from '../messages';

/** Rendered instead of a page that threw while rendering; the frame around it stays. */
export function PageBroken({ error, reset }: ErrorComponentProps) {
  const text = useMessages(workbenchMessages);
  useEffect(() => console.error(error), [error]);
  return <ErrorState title={text.pageBroken} hint={text.pageBrokenHint} onRetry={reset} />;
}
