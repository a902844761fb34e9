import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { workbenchMessages } from '../messages';

interface PageNotLoadedProps {
  onRetry: () => Promise<void>;
  /** Called when the page is left, so that the next visit starts over. */
  onLeave: () => void;
}

/** Rendered instead of a page whose chunk failed to load. */
export function PageNotLoaded({ onRetry, onLeave }: PageNotLoadedProps) {
  const text = useMessages(workbenchMessages);
  const [isRetrying, setRetrying] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);

  async function handleRetry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  return <ErrorState title={text.pageNotLoaded} hint={text.pageNotLoadedHint} onRetry={() => void handleRetry()} isRetrying={isRetrying} />;
}
