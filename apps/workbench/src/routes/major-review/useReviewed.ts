import { createEditionComparing, createProposals, quietClient } from '@college/api-client';
import { editionsOptions } from '@college/api-client/react';
import { isFinalStatus, type Edition, type Proposal } from '@college/curriculum-model';
import type { CourseToSend } from '@college/curriculum-widgets/reviews/ReviewDesk';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services';

/** What an address of a review names. */
export interface ReviewAddress {
  /** Undefined while it is not known whether it exists. */
  majorId: number | undefined;
  /** A proposal. */
  id: number | undefined;
  /** A draft, and in it one course. */
  edition: number | undefined;
  course: number | undefined;
}

/** The draft and the proposal that an address names; of a course that has none, what is needed to send it. */
export function useReviewed({ majorId, id, edition: editionId, course: courseId }: ReviewAddress) {
  const { client } = useServices();
  const quiet = quietClient(client);
  const editions = useQuery({ ...editionsOptions(quiet, majorId ?? 0), ...(majorId === undefined ? { queryFn: skipToken } : {}) });
  const ofLatest = id === undefined ? undefined : editions.data?.find(({ proposal }) => proposal?.id === id);
  // An edition names the latest proposal of all of it alone.
  const isListed = courseId !== undefined || (id !== undefined && editions.data !== undefined && !ofLatest);
  const proposals = useQuery({
    queryKey: ['proposals', majorId],
    queryFn: majorId === undefined || !isListed ? skipToken : ({ signal }) => createProposals(quiet).listProposals(majorId, { signal }),
  });
  const named = id === undefined ? undefined : proposals.data?.find((one) => one.id === id);
  const edition = ofLatest ?? editions.data?.find((one) => one.id === (named ? named.editionId : id === undefined ? editionId : undefined));
  const ofCourse = proposals.data?.find(
    (one) => one.editionId === edition?.id && one.course?.courseId === courseId && courseId !== undefined,
  );
  const isSent = id !== undefined || (ofCourse !== undefined && !canBeSentAnew(ofCourse, edition));
  const asksCourse = courseId !== undefined && edition?.status === 'open' && proposals.data !== undefined && !isSent;
  const compared = useQuery({
    queryKey: ['courseToSend', edition?.id, courseId],
    queryFn: asksCourse
      ? ({ signal }) =>
          createEditionComparing(quiet).loadComparison({ left: `base:${edition.id}`, right: `edition:${edition.id}` }, { signal })
      : skipToken,
  });
  const failed = [editions, proposals, compared].find(({ isLoadingError }) => isLoadingError);
  return {
    edition,
    proposalOfCourse: id === undefined && isSent ? ofCourse : undefined,
    /** The last proposal of the course, where it is over and another one can follow. */
    formerOfCourse: isSent ? undefined : ofCourse,
    courseToSend: compared.data && courseToSend(compared.data.parts, courseId),
    isPending: editions.isPending || (isListed && proposals.isPending) || (asksCourse && compared.isPending),
    failure: failed?.error?.message ?? null,
    retry: () => void failed?.refetch(),
    /** Reads again what is shown, which stays until it is here. */
    reload: () => Promise.all([editions, ...(isListed ? [proposals] : []), ...(asksCourse ? [compared] : [])].map((one) => one.refetch())),
  };
}

/** One that is over is followed by another one, while the draft is open. */
function canBeSentAnew({ status }: Proposal, edition: Edition | undefined): boolean {
  return edition?.status === 'open' && isFinalStatus(status);
}

interface ComparedPart {
  course: { lineage: number; name: string } | null;
  leftCourseId: number | null;
  rightCourseId: number | null;
}

/** A course that was deleted in the draft is the one of the other side. */
function courseToSend(parts: readonly ComparedPart[], courseId: number | undefined): CourseToSend | undefined {
  const part = parts.find((one) => one.course !== null && (one.rightCourseId ?? one.leftCourseId) === courseId);
  return part?.course && courseId !== undefined ? { lineage: part.course.lineage, name: part.course.name, courseId } : undefined;
}
