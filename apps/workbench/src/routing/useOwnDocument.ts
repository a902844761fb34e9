import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sharePolicy } from './ownPolicy';

/**
 * Reloads a page that was opened by client-side navigation from one with another content security policy, in either direction: a browser
 * keeps the policy of the document that it loaded. Returns whether the document has the policy of the page.
 */
export function useOwnDocument(): boolean {
  // The address of the window is compared once the router has arrived there.
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  const isOwn = sharePolicy(documentPath(), window.location.pathname);
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}

function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? window.location.pathname : new URL(navigation.name).pathname;
}
