import { createEditionFindings, quietClient, type Client } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { courseLineageOf, type AcceptFindingRequest, type EditionRef, type ToldFinding } from '@college/curriculum-model';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { findingPath } from '../routes/major-findings/findingPath';

interface MajorOfCourse {
  /** The major that is edited: of a draft its own. */
  majorId: number;
  /** The draft that it is. */
  draft: { id: number; homeMajorId: number } | undefined;
}

const refOf = ({ majorId, draft }: MajorOfCourse): EditionRef => (draft ? `edition:${draft.id}` : `current:${majorId}`);

/** What the rules find in a course, with where it is mended: one reading for its data check and the marks at its fields. It is stale with the cards, which every change of the course invalidates. */
export function courseFindingsOptions(client: Client, major: MajorOfCourse, courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.courseCards(major.majorId), 'findings', major.draft?.id ?? null, courseId],
    queryFn: ({ signal }) => findingsOfCourse(client, major, courseId, signal),
  });
}

/** What the rules find in a whole major, for the marks in its matrices. */
export async function loadFindingsOfMajor(client: Client, major: MajorOfCourse, signal: AbortSignal) {
  return (await createEditionFindings(quietClient(client)).loadFindings(refOf(major), { signal })).findings;
}

/** Refetches them, joining a request that is already in flight. */
export function readFindingsOfCourse(queryClient: QueryClient, client: Client, major: MajorOfCourse, courseId: number) {
  return queryClient.fetchQuery({ ...courseFindingsOptions(client, major, courseId), staleTime: 0 });
}

async function findingsOfCourse(client: Client, major: MajorOfCourse, courseId: number, signal: AbortSignal) {
  const source = createEditionFindings(quietClient(client));
  const { findings, courses = [] } = await source.loadFindings(refOf(major), { signal });
  const lineage = courses.find((one) => one.courseId === courseId)?.lineage;
  const place = { majorId: major.majorId, courseId };
  return findings
    .filter(({ at }) => lineage !== undefined && courseLineageOf(at) === lineage)
    .map((finding) => ({ finding, href: findingPath(finding, place) }));
}

/** Applies quick fixes of them and takes them back; `onFixed` is called after each. */
export function fixesOfCourse(client: Client, major: MajorOfCourse, onFixed: () => void) {
  const source = createEditionFindings(quietClient(client));
  return {
    async applyFix({ id: finding, basis }: ToldFinding, fix: number) {
      const receipt = await source.applyFix({ ref: refOf(major), finding, basis, fix });
      onFixed();
      return receipt;
    },
    async undoFix(id: number) {
      await source.undoFix({ id });
      onFixed();
    },
  };
}

/** Accepts one of them. */
export function acceptFindingOfCourse(
  client: Client,
  major: MajorOfCourse,
  { id: finding, basis }: ToldFinding,
  given: Pick<AcceptFindingRequest, 'reason' | 'until'>,
) {
  const majorId = major.draft?.homeMajorId ?? major.majorId;
  return createEditionFindings(quietClient(client)).acceptFinding({ majorId, ref: refOf(major), finding, basis, ...given });
}
