import { createSyllabus, quietClient } from '@college/api-client';
import { courseCardsOptions } from '@college/api-client/react';
import type { CourseCard } from '@college/curriculum-model';
import type { KnownFacts } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { knownFactsOf } from './knownFacts';
import { reportFactMessages } from './reportFactMessages';

/** Reports of other courses that are asked for what they share with this one. */
const mostReports = 4;

/** What is known of the fields of a report; asked for when somebody begins to write, not while it is read. */
export function useKnownFacts({ majorId, courseId }: { majorId?: number | undefined; courseId: number }, isNeeded: boolean): KnownFacts {
  const { client } = useServices();
  const { language } = useSettings();
  const text = useMessages(reportFactMessages);
  const user = useLogin()?.user;
  const { reach } = useMajor(majorId);
  const isAsked = isNeeded && majorId !== undefined;
  const cards = useQuery({ ...courseCardsOptions(client, majorId ?? 0, language), ...(isAsked ? {} : { queryFn: skipToken }) }).data;
  const near = useMemo(() => nearCourses(cards ?? [], courseId), [cards, courseId]);
  const reports = useQuery({
    queryKey: ['knownFacts', courseId, near.map(({ id }) => id)],
    queryFn: isAsked && near.length > 0 ? ({ signal }) => readReports(near, signal) : skipToken,
    staleTime: 60_000,
  }).data;
  const department = reach?.departments.find(({ majors }) => majors.some(({ id }) => id === majorId));

  async function readReports(courses: typeof near, signal: AbortSignal) {
    const source = createSyllabus(quietClient(client));
    // A report that may not be read is nothing to offer.
    const read = await Promise.allSettled(courses.map(async ({ id, course }) => ({ course, info: await source.loadInfo(id, { signal }) })));
    return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  return useMemo(() => {
    if (!user) return {};
    const card = cards?.find(({ self }) => Number(self.value) === courseId);
    return knownFactsOf({ user, card, department, reports: reports ?? [], text });
  }, [user, cards, courseId, department, reports, text]);
}

/** Other courses of the major, those with the same managers first. */
function nearCourses(cards: readonly CourseCard[], courseId: number) {
  const own = cards.find(({ self }) => Number(self.value) === courseId)?.manager.map(({ value }) => value) ?? [];
  const shared = ({ manager }: CourseCard) => manager.filter(({ value }) => own.includes(value)).length;
  return cards
    .filter(({ self }) => Number(self.value) !== courseId)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, mostReports)
    .map(({ self }) => ({ id: Number(self.value), course: self.label }));
}
