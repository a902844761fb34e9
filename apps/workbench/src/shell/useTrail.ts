import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMemo, type ReactNode } from 'react';
import { usePageChrome } from './pageChrome';

/** What only an editor has. */
interface EditorChrome {
  saveStatus?: ReactNode;
  /** What it is about, where its page is not called by that alone. */
  subject?: string | undefined;
}

/** Passes the trail of the page to the frame, compared by its texts and addresses, with what only an editor has. */
export function useTrail(above: readonly BreadcrumbEntry[], editor?: EditorChrome) {
  const key = JSON.stringify(above);
  const isEditor = editor !== undefined;
  const { saveStatus, subject } = editor ?? {};
  const chrome = useMemo(() => {
    const known = JSON.parse(key) as BreadcrumbEntry[];
    const major = known.find(({ id }) => id === 'major')?.label;
    return { above: known, isEditor, subject: isEditor ? subject : major };
  }, [key, isEditor, subject]);
  usePageChrome(chrome, saveStatus);
}
