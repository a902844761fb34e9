import { ownPlace } from '@college/curriculum-model';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { openComments, useShared } from './commentsStore';

/** Opens the window at the field of the course unit that the address names, once for each visit and as soon as the page shows it. */
export function useFieldOfAddress(courseId: number, visit: string | undefined): void {
  const { field } = useSearch({ strict: false }) as { field?: unknown };
  const place = typeof field === 'string' ? ownPlace(courseId, 'course', '', field) : undefined;
  const isShown = useShared(({ places }) => place !== undefined && places.has(place));
  const opened = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (place === undefined || !isShown || visit === undefined || opened.current === visit) return;
    opened.current = visit;
    openComments(place);
  }, [place, isShown, visit]);
}
