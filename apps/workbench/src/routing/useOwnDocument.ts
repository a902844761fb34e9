import { useEffect } from 'react';

/**
 * Reloads a page that was opened by client-side navigation: a browser keeps the content security policy of the document that it loaded,
 * and this page has a policy of its own. Returns whether the document was loaded for this page.
 */
export function useOwnDocument(): boolean {
  const isOwn = isDocumentOf(window.location.pathname);
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}

function isDocumentOf(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || new URL(navigation.name).pathname === path;
}
