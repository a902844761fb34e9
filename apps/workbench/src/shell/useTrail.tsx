import { Breadcrumb, type BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo } from 'react';
import { usePageChrome } from './pageChrome';

/** Puts a trail into the frame; entries are compared by their texts and ways. */
export function useTrail(entries: BreadcrumbEntry[]) {
  const key = JSON.stringify(entries);
  const chrome = useMemo(() => {
    const known = JSON.parse(key) as BreadcrumbEntry[];
    return { breadcrumb: <Breadcrumb entries={known} />, subject: known.find(({ id }) => id === 'major')?.label };
  }, [key]);
  usePageChrome(chrome);
}
