import { Breadcrumb, type BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo, type ReactNode } from 'react';
import { usePageChrome } from './pageChrome';

/** Puts the trail of an editor into the frame, with how its save stands; entries are compared by their texts and ways. */
export function useEditorTrail(entries: BreadcrumbEntry[], saveStatus: ReactNode) {
  const key = JSON.stringify(entries);
  usePageChrome(
    useMemo(
      () => ({ breadcrumb: <Breadcrumb entries={JSON.parse(key) as BreadcrumbEntry[]} />, saveStatus, isEditor: true }),
      [key, saveStatus],
    ),
  );
}
