/** The calls of the windows over the page of a course, loaded with the first of them. */
import {
  createAssistant,
  createCopying,
  createEditionComparing,
  createEditionFindings,
  createEditionPublishing,
  createEditions,
  createHistory,
  createPoints,
  createTranslations,
  quietClient,
  type Client,
} from '@college/api-client';
import type { AcceptFindingRequest, EditionRef, ToldFinding } from '@college/curriculum-model';
import { findingPath } from '../routes/major-findings/findingPath';

export const assistantSource = (client: Client) => createAssistant(quietClient(client));
export const historySource = (client: Client) => createHistory(quietClient(client));
export const pointSource = (client: Client) => createPoints(quietClient(client));
export const translationSource = (client: Client) => createTranslations(quietClient(client));

export function copySource(client: Client, userId: number) {
  const quiet = quietClient(client);
  const { loadFigures } = createEditionComparing(quiet);
  return { ...createCopying(quiet, { userId }), ...createEditions(quiet), loadFigures };
}

/** The published editions in which a course stands, the latest first. */
export function editionsOfCourse(client: Client, courseId: number, signal: AbortSignal) {
  return createEditionPublishing(quietClient(client)).listEditionsOfCourse(courseId, { signal });
}

interface MajorOfCourse {
  /** The major that is edited: of a draft its own. */
  majorId: number;
  /** The draft that it is. */
  draft: { id: number; homeMajorId: number } | undefined;
}

const refOf = ({ majorId, draft }: MajorOfCourse): EditionRef => (draft ? `edition:${draft.id}` : `current:${majorId}`);

/** What the rules find in a course, with where it is mended. */
export async function findingsOfCourse(client: Client, major: MajorOfCourse, courseId: number, signal: AbortSignal | undefined) {
  const source = createEditionFindings(quietClient(client));
  const { findings, courses = [] } = await source.loadFindings(refOf(major), signal ? { signal } : {});
  const lineage = courses.find((one) => one.courseId === courseId)?.lineage;
  const place = { majorId: major.majorId, courseId, hasOwnRows: major.draft === undefined };
  return findings
    .filter(({ at }) => at.split('/')[0] === `course:${lineage}`)
    .map((finding) => ({ finding, href: findingPath(finding, place) }));
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
