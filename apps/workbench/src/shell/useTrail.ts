import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo, type ReactNode } from 'react';
import { usePageChrome } from './pageChrome';

/** Passes the trail of the page to the frame, compared by its texts and addresses, with the save status of an editor. */
export function useTrail(above: readonly BreadcrumbEntry[], editor?: { saveStatus: ReactNode }) {
  const key = JSON.stringify(above);
  const isEditor = editor !== undefined;
  const chrome = useMemo(() => {
    const known = JSON.parse(key) as BreadcrumbEntry[];
    return { above: known, isEditor, subject: isEditor ? undefined : known.find(({ id }) => id === 'major')?.label };
  }, [key, isEditor]);
  usePageChrome(chrome, editor?.saveStatus);
}
