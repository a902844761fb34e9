import type { TextStorage } from '@college/api-client';
import { useEffect } from 'react';
import { readUsedLines, withPlace, writeUsedLines } from './usedLines';

interface Place {
  storage: TextStorage;
  userId: number | undefined;
  language: string;
  /** The address with its query, below the base path. */
  href: string;
  title: string;
  /** What the page is about; a page that is about nothing is found in the navigation. */
  context: string;
}

/** Notes each page about a record that the person opens, for the recent places of the palette. */
export function usePlaceNote({ storage, userId, language, href, title, context }: Place): void {
  useEffect(() => {
    if (userId === undefined || title === '' || context === '') return;
    const place = { id: href, title, context, href, at: Date.now() };
    writeUsedLines(storage, userId, withPlace(readUsedLines(storage, userId), language, place));
  }, [storage, userId, language, href, title, context]);
}
