import { courseCardsOptions } from '@college/api-client/react';
import { lockOfPlace, reachOf, type Act, type CourseCard } from '@college/curriculum-model';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefused } from '../courses/refusals';
import { useMajor } from '../courses/useMajor';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { chainOf, isOffered } from './rights';

/** Why the rights in a major are not known. */
export interface RightsFailure {
  message: string;
  retry: () => void;
}

/** What the signed-in person may do in a major and with its course units; nothing until enough is known, which a failure may delay. */
export function useRights(majorId: number | undefined) {
  const { client } = useServices();
  const { language } = useSettings();
  const user = useLogin()?.user;
  const { major, reach, isPending, ...ofMajor } = useMajor(majorId);
  // The rights over a draft are those over the current edition.
  const homeMajorId = major?.edition?.homeMajorId ?? majorId;
  // Only where a course is all that somebody reaches do its managers decide.
  const asksManagers = majorId !== undefined && user !== undefined && reachOf(user, 'modify')?.courseId !== undefined;
  const cards = useQuery({
    ...courseCardsOptions(client, majorId ?? 0, language),
    ...(asksManagers ? {} : { queryFn: skipToken }),
  });
  // The managers are the same in every language: neither a switch nor its failure may take an open editor away.
  const [kept, keep] = useState<{ majorId: number | undefined; cards: readonly CourseCard[] }>();
  if (cards.data && cards.data !== kept?.cards) keep({ majorId, cards: cards.data });
  const managed = cards.data ?? (kept?.majorId === majorId ? kept?.cards : undefined);

  const needsCards = asksManagers && managed === undefined;
  const failed = ofMajor.failed ?? (needsCards && cards.isLoadingError && !isRefused(cards.error) ? cards : undefined);
  const isKnown = !isPending && !failed && !(needsCards && cards.isPending);
  const failure: RightsFailure | null = failed ? { message: failed.error?.message ?? '', retry: () => void failed.refetch() } : null;

  function can(act: Act, courseUnitId?: number) {
    const isLocked = major?.edition !== undefined && lockOfPlace(major.edition, courseUnitId) !== undefined;
    return isKnown && isOffered(user, act, chainOf({ majorId: homeMajorId, courseUnitId, isLocked }, reach, managed));
  }
  return { can, isKnown, failure, user };
}
