import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo } from 'react';
import { usePageChrome, type PageChrome } from './pageChrome';

/** Tells the frame what stands above the page, compared by its texts and ways; an editor says how its save stands besides. */
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
