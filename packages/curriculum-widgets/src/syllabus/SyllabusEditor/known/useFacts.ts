import { sum, type ReportData } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { syllabusEditorMessages } from '../messages';
import type { KnownFacts } from './KnownFacts';

/** What the page around knows of the fields, and the hours that the chapters add up to. */
export function useFacts(known: KnownFacts | undefined, { intro }: Pick<ReportData, 'intro'>): KnownFacts {
  const { chaptersHours } = useMessages(syllabusEditorMessages);
  const hours = sum(intro.totalPeriodData);
  return useMemo(() => {
    if (hours === 0) return known ?? {};
    return { ...known, yearPeriod: [{ value: String(hours), source: chaptersHours }, ...(known?.yearPeriod ?? [])] };
  }, [known, hours, chaptersHours]);
}
