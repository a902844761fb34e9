import type { EditionRef, Place, ProposalDetail } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import { noFilter, walked } from '../../editions/EditionComparison/comparisonState';
import { useChanges } from '../../editions/EditionComparison/useChanges';
import { cellsByPlace } from '../../editions/EditionComparison/useEditionComparison';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { ReviewDeskSource, ReviewedDraftSource } from './ReviewDeskSource';
import { checksOf, ofCourse } from './reviewFacts';

interface UseReviewOptions {
  source: ReviewDeskSource;
  proposalId: number | undefined;
  /** Another value reads it again. */
  revision?: number | undefined;
}

/** A proposal, and what is done with it. */
export function useReview({ source, proposalId, revision }: UseReviewOptions) {
  const language = useLanguage();
  const asked = useAnswer(proposalId === undefined ? null : `${proposalId} ${language} ${revision ?? ''}`, (options) =>
    source.loadProposal(proposalId!, options),
  );

  /** Does something with the proposal; answers why it was refused. What changed meanwhile is read and shown. */
  async function act(doing: () => Promise<ProposalDetail>): Promise<{ proposal: ProposalDetail } | { refusal: string }> {
    try {
      const proposal = await doing();
      asked.change(() => proposal);
      return { proposal };
    } catch (error) {
      if (proposalId !== undefined) asked.reload();
      return { refusal: messageOf(error) };
    }
  }

  return { proposal: proposalId === undefined ? null : asked.last, request: asked.request, retry: asked.retry, act };
}

interface UseDraftOptions {
  source: ReviewedDraftSource;
  editionId: number;
  /** Another state of the draft is read anew. */
  seen: string;
  /** That of the course whose changes alone are reviewed. */
  lineage?: number | undefined;
}

/** What a draft changes since it began, and what the rules find in it. */
export function useReviewedDraft({ source, editionId, seen, lineage }: UseDraftOptions) {
  const language = useLanguage();
  const left: EditionRef = `base:${editionId}`;
  const right: EditionRef = `edition:${editionId}`;
  const key = `${editionId} ${seen} ${language}`;
  const compared = useAnswer(key, (options) => source.loadComparison({ left, right }, options));
  const now = useAnswer(key, (options) => source.loadFindings(right, { ...options, occasion: 'review' }));
  const before = useAnswer(key, (options) => source.loadFindings(left, { ...options, occasion: 'review' }));
  const filter = useMemo(() => ({ ...noFilter, part: lineage ?? null }), [lineage]);
  const [place, setPlace] = useState<Place | null>(null);
  const revision = useMemo(() => [...seen].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0), [seen]);
  const changes = useChanges({ source, left, right, filter, language, revision, isAllWanted: false, place: null });
  const checks = useMemo(
    () => (now.last && before.last ? checksOf(ofCourse(now.last, lineage), ofCourse(before.last, lineage)) : null),
    [now.last, before.last, lineage],
  );
  const cells = useMemo(() => cellsByPlace(compared.last), [compared.last]);
  const failed = [now, before].find(({ request }) => request.status === 'failed');
  return {
    left,
    right,
    /** That of the whole draft. */
    comparison: compared.last,
    /** The parts that are reviewed. */
    parts: compared.last?.parts.filter(({ course }) => lineage === undefined || course?.lineage === lineage),
    comparisonRequest: compared.request,
    retryComparison: compared.retry,
    checks,
    checksFailure: failed?.request.status === 'failed' ? failed.request.message : null,
    retryChecks() {
      now.retry();
      before.retry();
    },
    reloadChecks: now.reload,
    changes,
    cellAt: (at: Place) => cells.get(at),
    place,
    setPlace,
    walk: (by: 1 | -1) => setPlace((from) => walked(changes.list, from, by) ?? from),
  };
}

/** What `ReviewDesk` shows of a draft. */
export type ReviewedDraft = ReturnType<typeof useReviewedDraft>;
