import { useMessages } from '@college/ui/messages';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { workbenchMessages } from '../messages';
import { usePageNames } from './pageNames';
import type { RouteRow } from './routeRow';

/** The row of the route table that shows. */
export function useRow(): RouteRow | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.row });
}

/** Sets the document title to the page and its subject, such as a course: what distinguishes tabs comes first. */
export function useDocumentTitle(row: RouteRow | undefined, subject?: string) {
  const names = usePageNames();
  const { product } = useMessages(workbenchMessages);
  const page = row && 'title' in row ? names[row.title] : undefined;
  const title = [subject, page, product].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
