import { createComments, quietClient } from '@college/api-client';
import type { UnsentTexts } from '@college/curriculum-widgets/comments/CommentThread';
import { PlaceComments } from '@college/curriculum-widgets/comments/PlaceComments';
import { useMemo } from 'react';
import { useServices } from '../services';
import { useCommentChanges } from './commentChanges';

interface PlaceDiscussionsProps {
  majorId: number;
  place: string;
  name: string;
  isCommented: boolean;
  writeRequest?: number;
  unsent: UnsentTexts;
  onCommentsChange: () => void;
}

/** The discussions about a thing beside which they show. */
export function PlaceDiscussions(props: PlaceDiscussionsProps) {
  const { client, session } = useServices();
  const source = useMemo(() => createComments(quietClient(client)), [client]);
  const changes = useCommentChanges(props.majorId);
  return <PlaceComments {...props} changes={changes} source={source} userId={session.loginInfo()?.data.user.id ?? null} />;
}
