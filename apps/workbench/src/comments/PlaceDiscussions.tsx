import { createComments, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { readCommentPlace, type ToldFinding } from '@college/curriculum-model';
import type { UnsentTexts } from '@college/curriculum-widgets/comments/CommentThread';
import { PlaceComments } from '@college/curriculum-widgets/comments/PlaceComments';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { acceptFindingOfCourse, fixesOfCourse } from '../courses/courseFindings';
import { useMajor } from '../courses/useMajor';
import { useRights } from '../rights/useRights';
import { useServices } from '../services';
import { useCommentChanges } from './commentChanges';

export { loadFindingsOfMajor } from '../courses/courseFindings';

interface PlaceDiscussionsProps {
  majorId: number;
  place: string;
  name: string;
  isCommented: boolean;
  findings?: readonly ToldFinding[];
  /** Takes in what a quick fix stored; what is unsaved on the page stays. */
  takeIn?: () => Promise<unknown>;
  writeRequest?: number;
  unsent: UnsentTexts;
  onCommentsChange: () => void;
}

/** What rules find at a thing beside which it shows, and the discussions about it. */
export function PlaceDiscussions({ takeIn, ...props }: PlaceDiscussionsProps) {
  const { majorId, place } = props;
  const { client, session } = useServices();
  const source = useMemo(() => createComments(quietClient(client)), [client]);
  const changes = useCommentChanges(majorId);
  const draft = useMajor(majorId).major?.edition;
  const { can } = useRights(majorId);
  const queryClient = useQueryClient();
  const courseId = readCommentPlace(place)?.lineage;
  const canFix = takeIn !== undefined && (courseId === undefined ? can('manage') : can('modify', courseId));
  const noteChange = () => void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
  return (
    <PlaceComments
      {...props}
      changes={changes}
      source={source}
      userId={session.loginInfo()?.data.user.id ?? null}
      {...(canFix && {
        fixes: fixesOfCourse(client, { majorId, draft }, () => {
          void takeIn();
          noteChange();
        }),
      })}
      {...(can('manage') && {
        acceptFinding: async (finding, given) => {
          await acceptFindingOfCourse(client, { majorId, draft }, finding, given);
          noteChange();
        },
      })}
    />
  );
}
