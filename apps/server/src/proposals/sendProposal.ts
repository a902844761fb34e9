import {
  canSendToReview,
  isFinalStatus,
  isUnderWay,
  proposalState,
  type ProposalDetail,
  type ProposalHistory,
  type SendProposalRequest,
} from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries, schema } from '../db';
import { editionRows, type EditionRow } from '../editions/editionRepository';
import { holdMajors, sourcesOf } from '../editions/merging/editionSides';
import { openDraft, type OpenDraft } from '../editions/merging/openDraft';
import type { EditionAct } from '../editions/merging/editionAct';
import { partsWithin } from '../editions/merging/actsApart';
import { invalid, notFound } from '../http/refusal';
import { authoriseNow } from '../rights/authoriseNow';
import { findBasePart } from './courseOfDraft';
import { findDeciders, findReviewedMajor } from './deciders';
import { proposalMessages } from './messages';
import { noteProposal, proposalAsNoted } from './noteProposal';
import { presentProposalDetail } from './presentProposal';
import { digestOf, readHistory } from './proposalHistory';
import { findProposal, lockCourseProposals, lockProposalOf, proposalRows, type ProposalRow } from './proposalRepository';
import { findReviewedCourse, type ReviewedCourse } from './reviewedCourse';
import { findReviewSteps } from './reviewSteps';

/** Sends a draft, or the changes of one of its courses, to review: as a new proposal, or as the next round of the one that was sent back. The steps are those of the college as they are now. */
export async function sendProposal(
  db: Queries,
  { editionId, courseId, summary, reason = '', publish = null, isLocked = false }: SendProposalRequest,
  act: EditionAct,
): Promise<ProposalDetail> {
  // Of a course it is asked once it is known which one it is.
  if (courseId === undefined) await authoriseNow(db, act.caller, { auth: 'create', subject: { kind: 'edition', id: editionId } });
  const draft = openDraft(await editionRows.lock(db, { id: editionId }));
  const { edition, homeMajorId } = draft;
  if (edition.kind !== 'draft') throw invalid(proposalMessages.notADraft);
  await holdMajors(db, [draft.draftId]);
  const course = courseId === undefined ? undefined : await findReviewedCourse(db, draft, courseId);
  await authoriseNow(
    db,
    act.caller,
    // Whoever takes a course out of a draft does so by a right over the major.
    course?.ownId
      ? { auth: 'modify', subject: { kind: 'course', id: course.ownId } }
      : { auth: 'create', subject: { kind: 'edition', id: editionId } },
  );
  if (course && publish) throw invalid(proposalMessages.courseNotPublished, 'publish');
  await refuseOthersUnderWay(db, edition, course);
  const lineage = course?.lineage ?? null;
  const latest = await lockProposalOf(db, editionId, lineage);
  const status = latest ? proposalState(await readHistory(db, latest, edition)).status : null;
  if (status !== null && !canSendToReview(status)) {
    throw invalid(course ? proposalMessages.courseSentAlready(status) : proposalMessages.sentAlready(status));
  }
  await refuseUnchanged(db, draft, course, act);
  const steps = await stepsNow(db, homeMajorId, lineage);
  const named = { courseLineage: lineage, courseName: course?.name ?? null, isCourseRemoved: course?.ownId === null };
  const fields = { ...named, summary, reason, publish, steps, userId: act.caller.id };
  const open = latest && !isFinalStatus(latest.status) ? latest : undefined;
  const proposal = open
    ? await proposalRows.update(db, open, { ...fields, round: open.round + 1 }, act.now)
    : await firstRound(db, { editionId, homeMajorId, ...fields }, act);
  const before = open ? await readHistory(db, open, edition) : undefined;
  const history: ProposalHistory = { steps, events: before?.events ?? [], digest: await digestOf(db, draft, lineage) };
  const at = act.now.toISOString();
  const event = {
    kind: 'sent',
    round: proposal.round,
    step: null,
    userId: act.caller.id,
    at,
    digest: history.digest,
    text: summary,
  } as const;
  const sent = await noteProposal(db, { proposal, history, event }, act);
  if (isLocked) {
    const locking = { proposal: sent, history: { ...history, events: [...history.events, event] } };
    await noteProposal(db, { ...locking, event: { ...event, kind: 'locked', text: '' } }, act);
  }
  return readProposalDetail(db, sent.id, act);
}

async function firstRound(
  db: Queries,
  fields: Omit<typeof schema.proposals.$inferInsert, 'status'>,
  act: EditionAct,
): Promise<ProposalRow> {
  const made = await proposalRows.insert(db, { ...fields, status: 'review', createTime: act.now, updateTime: act.now });
  await noteSave(db, act, { entity: 'proposal', state: proposalAsNoted, before: null, after: made });
  return made;
}

/** The steps of the college; refused where too few people can decide one of them for this major. */
async function stepsNow(db: Queries, homeMajorId: number, courseLineage: number | null) {
  const major = await findReviewedMajor(db, homeMajorId, courseLineage);
  if (!major) throw notFound(proposalMessages.missing);
  const { steps } = await findReviewSteps(db, major.collegeId);
  const deciders = await findDeciders(db, major, steps);
  const without = steps.find(({ key, approvals }) => (deciders.get(key)?.length ?? 0) < approvals);
  if (without) throw invalid(proposalMessages.stepWithoutDeciders(without.name));
  return steps;
}

/** A draft is reviewed at once or course by course: refuses the one while the other is on its way. */
async function refuseOthersUnderWay(db: Queries, edition: EditionRow, course: ReviewedCourse | undefined): Promise<void> {
  const isOnItsWay = async (proposal: ProposalRow) => isUnderWay(proposalState(await readHistory(db, proposal, edition)).status);
  if (course) {
    const whole = await lockProposalOf(db, edition.id);
    if (whole && (await isOnItsWay(whole))) throw invalid(proposalMessages.wholeUnderWay);
    return;
  }
  for (const proposal of await lockCourseProposals(db, edition.id)) {
    if (await isOnItsWay(proposal)) throw invalid(proposalMessages.courseUnderWay(proposal.courseName));
  }
}

/** Refuses a draft, or a course of it, that is what it began with. */
async function refuseUnchanged(db: Queries, draft: OpenDraft, course: ReviewedCourse | undefined, act: EditionAct): Promise<void> {
  const [base, work] = await partsWithin(db, sourcesOf(draft).slice(0, 2), draft.homeMajorId, act);
  if (course) {
    const began = await findBasePart(db, draft, course.lineage);
    const isSame = began === undefined ? course.ownId === null : work!.hashes.includes(began);
    if (isSame) throw invalid(proposalMessages.courseUnchanged(course.name));
    return;
  }
  const hashesOf = (parts: typeof base) => parts?.hashes.toSorted().join();
  if (hashesOf(base) === hashesOf(work)) throw invalid(proposalMessages.nothingChanged);
}

/** A proposal as it is answered to the one who acts. */
export async function readProposalDetail(db: Queries, id: number, asker: Pick<EditionAct, 'caller' | 'language'>): Promise<ProposalDetail> {
  const found = await findProposal(db, id);
  if (!found) throw notFound(proposalMessages.missing);
  return presentProposalDetail(db, found, asker);
}
