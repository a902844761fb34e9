import { courseEditionOptions } from '@college/api-client/react';
import { lockOfPlace, type EditionPlace } from '@college/curriculum-model';
import { EditionBand } from '@college/curriculum-widgets/editions/EditionBand';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { isNotFound } from '../courses/refusals';
import { useRights } from '../rights/useRights';
import { basePath } from '../routing/basePath';
import { comparisonPath, editionsPath, majorHomePath, mergePath, reviewPath, upgradePath } from '../search/coursePaths';
import { idOf, type SearchParams } from '../search/searchParams';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

export interface DraftBandProps {
  /** The edition of the page, where its major says it. */
  edition?: EditionPlace;
  isGone?: boolean;
  /** The course that an address names without its major. */
  courseId?: number;
}

/** The band over a page of a draft, with the ways that exist. */
export function DraftBand({ edition, isGone, courseId }: DraftBandProps) {
  if (edition) return <Band edition={edition} isGone={isGone ?? false} />;
  return courseId === undefined ? null : <BandOfCourse courseId={courseId} />;
}

function BandOfCourse({ courseId }: { courseId: number }) {
  const { client } = useServices();
  const isSignedIn = useLogin() !== undefined;
  const { data, error } = useQuery({ ...courseEditionOptions(client, courseId), ...(isSignedIn ? {} : { queryFn: skipToken }) });
  return data ? <Band edition={data} isGone={isNotFound(error)} /> : null;
}

function Band({ edition, isGone }: { edition: EditionPlace; isGone: boolean }) {
  const router = useRouter();
  const { homeMajorId: majorId } = edition;
  const { can } = useRights(majorId);
  const search: SearchParams = useSearch({ strict: false });
  const courseId = idOf(search.courseUnitId) ?? idOf(search.courseId);
  const { can: canHere } = useRights(edition.majorId);
  const lock = lockOfPlace(edition, courseId);
  const go = (path: string) => router.history.push(`${basePath}${path}`);
  return (
    <EditionBand
      edition={lock ? { ...edition, lock } : edition}
      isGone={isGone}
      onOpenEditions={() => go(editionsPath({ majorId }))}
      onCompare={() => go(comparisonPath({ majorId, left: `current:${majorId}`, right: `edition:${edition.id}` }))}
      onReview={() => go(reviewPath({ majorId, ...(lock ? { id: lock.proposalId } : { editionId: edition.id }) }))}
      {...(courseId !== undefined &&
        canHere('modify', courseId) && { onReviewCourse: () => go(reviewPath({ majorId, editionId: edition.id, course: courseId })) })}
      {...(can('create') && { onUpgrade: () => go(upgradePath({ majorId, editionId: edition.id })) })}
      {...(can('manage') && { onMerge: (into) => go(mergePath({ majorId, editionId: edition.id, into })) })}
      onLeave={() => go(majorHomePath({ majorId }))}
    />
  );
}
