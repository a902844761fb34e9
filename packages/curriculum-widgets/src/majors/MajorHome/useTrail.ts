import { textOf, type MajorInfo } from '@college/curriculum-model';
import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { useMessages } from '@college/ui/messages';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../support/useLanguage';
import type { MajorHomeHrefs } from './MajorHomeProps';
import { majorHomeTrail } from './majorHomeTrail';
import { majorHomeMessages } from './messages';

interface UseTrailOptions {
  major: MajorInfo | null;
  hrefs: Pick<MajorHomeHrefs, 'home' | 'major'>;
  onTrailChange?: (entries: readonly BreadcrumbEntry[]) => void;
}

/** The trail to this page; a frame around it is notified of each change. */
export function useTrail({ major, hrefs, onTrailChange }: UseTrailOptions): BreadcrumbEntry[] {
  const text = useMessages(majorHomeMessages);
  const language = useLanguage();
  const majorName = major ? textOf(major, 'name', language) : '';
  const trail = useMemo(
    () => majorHomeTrail({ home: text.home, courseUnits: text.courseUnits, majorName, homeHref: hrefs.home, majorHref: hrefs.major }),
    [text, majorName, hrefs.home, hrefs.major],
  );
  const latest = useRef(onTrailChange);
  useEffect(() => {
    latest.current = onTrailChange;
  });
  useEffect(() => latest.current?.(trail), [trail]);
  return trail;
}
