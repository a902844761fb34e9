import { courseCardsOptions } from '@college/api-client/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { useRights } from './useRights';

/** Whether the signed-in person may edit in a major: the major, or one of its course units. */
export function useCanEditIn(majorId: number | undefined): boolean {
  const { client } = useServices();
  const { language } = useSettings();
  const { can, isKnown } = useRights(majorId);
  const isAsked = majorId !== undefined && isKnown && !can('modify');
  const { data: cards = [] } = useQuery({
    ...courseCardsOptions(client, majorId ?? 0, language),
    ...(isAsked ? {} : { queryFn: skipToken }),
  });
  return can('modify') || cards.some(({ self }) => can('modify', Number(self.value)));
}
