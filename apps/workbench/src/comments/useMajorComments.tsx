import { createComments, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import type { CommentMark } from '@college/curriculum-model';
import type { UnsentTexts } from '@college/curriculum-widgets/comments/CommentThread';
import type { DiscussedPlace, MatrixComments } from '@college/curriculum-widgets/matrices/MatrixPage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMajor } from '../courses/useMajor';
import { useCanOpen } from '../rights/useCanOpen';
import { useServices } from '../services';
import { majorMarksKey } from './commentMarksKey';
import { useHasActed } from './useHasActed';

const none: readonly CommentMark[] = [];

/**
 * The comments on a major and what rules find in it, beside what they are about: how many there are, and what draws them, which comes behind the page.
 * Undefined until that is there, and for the demo account.
 */
export function useMajorComments(majorId: number | undefined, takeIn: () => Promise<unknown>): MatrixComments | undefined {
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
  const { major } = useMajor(majorId);
  const draft = major?.edition;
  const hasActed = useHasActed();
  // Stale with the cards, which every save invalidates; without an answer there are no marks of findings.
  const { data: findings } = useQuery({
    queryKey: [...queryKeys.courseCards(majorId ?? 0), 'findings', draft?.id ?? null],
    queryFn: ({ signal }) => part!.loadFindingsOfMajor(client, { majorId: majorId!, draft }, signal),
    enabled: part !== undefined && major !== undefined && hasActed,
  });
  const latest = useRef(takeIn);
  useEffect(() => {
    latest.current = takeIn;
  }, [takeIn]);
  return useMemo(() => {
    if (!enabled || !part) return undefined;
    return {
      marks,
      findings,
      render: ({ place, name, open, resolved, findings: found, writeRequest }: DiscussedPlace) => (
        <part.PlaceDiscussions
          {...{ majorId, place, name, writeRequest, unsent }}
          findings={found}
          takeIn={() => latest.current()}
          isCommented={open + resolved > 0}
          onCommentsChange={() => void refetch()}
        />
      ),
    };
  }, [enabled, part, marks, findings, majorId, unsent, refetch]);
}
