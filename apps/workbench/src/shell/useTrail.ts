import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo } from 'react';
import { usePageChrome, type PageChrome } from './pageChrome';

/** Passes the trail of the page to the frame, compared by its texts and addresses, with the save status of an editor. */
export function useTrail(above: readonly BreadcrumbEntry[], editor?: Pick<PageChrome, 'saveStatus'>) {
  const key = JSON.stringify(above);
  const isEditor = editor !== undefined;
  const saveStatus = editor?.saveStatus;
  const chrome = useMemo(() => {
    const known = JSON.parse(key) as BreadcrumbEntry[];
    return { above: known, saveStatus, isEditor, subject: isEditor ? undefined : known.find(({ id }) => id === 'major')?.label };
  }, [key, isEditor, saveStatus]);
  usePageChrome(chrome);
}
