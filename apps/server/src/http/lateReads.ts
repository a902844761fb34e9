import * as contract from '@college/api-client/contract';
import type { Endpoint } from '@college/api-client/contract';
import type { OpenDatabase } from '../db';
import { codes, type Code } from './codes';
import { Refusal } from './refusal';

/**
 * The calls that may be a second late, and are answered by a replica where there is one: lists of much, searches, comparisons with all there is, and files of
 * reports. Not here: what an editor loads and saves again, what a page loads because it heard of a save, what is searched in memory anyway
 * (decision 24), and what stores something as it reads.
 */
const lateReads: ReadonlySet<Endpoint> = new Set<Endpoint>([
  contract.exportCompletion,
  contract.exportCourseMatrix,
  contract.exportMajorMatrix,
  contract.exportProgress,
  contract.exportReport,
  contract.fillCourse,
  contract.fillCourseMore,
  contract.fillKsa,
  contract.fillPoints,
  contract.findScopes,
  contract.getMatrixFigures,
  contract.getProgressBoard,
  contract.listCourseCards,
  contract.listCourseUnits,
  contract.listFeedback,
  contract.listHistory,
  contract.listMajors,
  contract.listMyCourses,
  contract.listTrash,
  contract.listUsers,
  contract.matchTarget,
  contract.prepareExport,
  contract.searchContent,
  contract.searchEverything,
]);

/** What a write stores that none of these shows. */
const shownNowhere: ReadonlySet<Endpoint> = new Set<Endpoint>([contract.createDownloadTicket]);

/** Reads that tell of work that was done for the caller since: the end of a copy counts as a write of theirs. */
const tellOfWork: ReadonlySet<Endpoint> = new Set<Endpoint>([contract.getCopyJob, contract.listCopyJobs]);

/** Refusals for what was to be done with the records: too much of it, too long, or at a moment at which there is no room for it. */
const ofNoRecord: readonly Code[] = [codes.notAllowed, codes.tooManyAttempts, codes.internal];

/** Whether a read failed for a reason that is in none of the records, and is a second later the same with newer ones. */
export function isOfNoRecord(error: unknown): boolean {
  return error instanceof Refusal && ofNoRecord.includes(error.code);
}

/** Whether a call may be answered a second late. */
export function mayBeLate(endpoint: Endpoint): boolean {
  return lateReads.has(endpoint);
}

/** Whether what the caller reads afterwards must show what this call has done; only where somebody may be shown something older. */
export function isOwnWrite(endpoint: Endpoint, { replica }: Pick<OpenDatabase, 'replica'>): boolean {
  if (!replica || shownNowhere.has(endpoint)) return false;
  return endpoint.writes || tellOfWork.has(endpoint);
}
