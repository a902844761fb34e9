import { courseCardsOptions } from '@college/api-client/react';
import { lockOfPlace, reachOf, type Act } from '@college/curriculum-model';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMajor } from '../courses/useMajor';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { chainOf, isOffered } from './rights';

/** What the signed-in person may do in a major and with its course units; nothing until enough is known. */
export function useRights(majorId: number | undefined) {
  const { client } = useServices();
  const { language } = useSettings();
  const user = useLogin()?.user;
  const { major, reach, isPending } = useMajor(majorId);
  // The rights over a draft are those over the current edition.
  const homeMajorId = major?.edition?.homeMajorId ?? majorId;
  // Only where a course is all that somebody reaches do its managers decide.
  const asksManagers = majorId !== undefined && user !== undefined && reachOf(user, 'modify')?.courseId !== undefined;
  const cards = useQuery({
    ...courseCardsOptions(client, majorId ?? 0, language),
    ...(asksManagers ? {} : { queryFn: skipToken }),
    // The managers are the same in every language: a switch must not take an open editor away.
    placeholderData: (earlier, query) => (query?.queryKey[1] === majorId ? earlier : undefined),
  });
  const isKnown = !isPending && (!asksManagers || !cards.isPending);

  function can(act: Act, courseUnitId?: number) {
    const isLocked = major?.edition !== undefined && lockOfPlace(major.edition, courseUnitId) !== undefined;
    return isKnown && isOffered(user, act, chainOf({ majorId: homeMajorId, courseUnitId, isLocked }, reach, cards.data));
  }
  return { can, isKnown, user };
}
