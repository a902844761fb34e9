import { createComments, quietClient } from '@college/api-client';
import type { CommentMark } from '@college/curriculum-model';
import type { UnsentTexts } from '@college/curriculum-widgets/comments/CommentThread';
import type { DiscussedPlace, MatrixComments } from '@college/curriculum-widgets/matrices/MatrixPage';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCanOpen } from '../rights/useCanOpen';
import { useServices } from '../services';
import { majorMarksKey } from './commentMarksKey';

const none: readonly CommentMark[] = [];

/** The comments on a major beside what they are about: how many there are, and what draws them, which comes behind the page. Undefined until that is there, and for the demo account. */
export function useMajorComments(majorId: number | undefined): MatrixComments | undefined {
  const { client } = useServices();
  const canOpen = useCanOpen();
  const source = useMemo(() => createComments(quietClient(client)), [client]);
  const [unsent] = useState<UnsentTexts>(() => new Map());
  // A page that the demo account may not visit either.
  const enabled = canOpen('/matrix') && majorId !== undefined;
  const loadPart = () => import('./PlaceDiscussions');
  const { data: part } = useQuery({ queryKey: ['placeDiscussionsPart'], queryFn: loadPart, staleTime: Infinity, enabled });
  const { data: marks = none, refetch } = useQuery({
    queryKey: majorMarksKey(majorId ?? 0),
    queryFn: ({ signal }) => source.loadMarks({ majorId: majorId! }, { signal }),
    enabled,
    refetchOnWindowFocus: true,
  });
  return useMemo(() => {
    if (!enabled || !part) return undefined;
    return {
      marks,
      render: ({ place, name, open, resolved, writeRequest }: DiscussedPlace) => (
        <part.PlaceDiscussions
          {...{ majorId, place, name, writeRequest, unsent }}
          isCommented={open + resolved > 0}
          onCommentsChange={() => void refetch()}
        />
      ),
    };
  }, [enabled, part, marks, majorId, unsent, refetch]);
}
