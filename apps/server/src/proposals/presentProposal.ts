import {
  proposalDetailOf,
  proposalOf,
  type Language,
  type Proposal,
  type ProposalDetail,
  type ProposalHead,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { listStanding } from '../editions/publishing/publishedRepository';
import { inReadersLanguage } from '../majors/presentMajor';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { findDeciders, findReviewedMajor } from './deciders';
import { isOpenDraft, readHistory } from './proposalHistory';
import { isOfCourse, listEvents, subjectOf, type FoundProposal } from './proposalRepository';

/** A proposal as lists have it. */
export async function presentProposal(db: Queries, found: FoundProposal, language: Language): Promise<Proposal> {
  return proposalOf(headOf(found, language), await readHistory(db, found.proposal, found.edition));
}

/** What is stored of a proposal, in the reader's language. */
export function headOf({ proposal, edition, home, sender, courseId }: FoundProposal, language: Language): ProposalHead {
  const { id, editionId, homeMajorId, round, summary, reason, publish, userId, createTime, updateTime, version } = proposal;
  const homeMajorName = inReadersLanguage(home, 'name', language);
  const userName = inReadersLanguage(sender, 'userName', language);
  const times = { createTime: createTime.toISOString(), updateTime: updateTime.toISOString() };
  return {
    id,
    editionId,
    editionName: edition.name,
    homeMajorId,
    homeMajorName,
    ...(isOfCourse(proposal) && {
      course: {
        lineage: proposal.courseLineage,
        courseId,
        name: proposal.courseName[language],
        isRemoved: proposal.isCourseRemoved,
      },
    }),
    round,
    summary,
    reason,
    publish,
    userId,
    userName,
    ...times,
    version,
  };
}

/** A proposal with its steps, its history, and what the one who asks may do. */
export async function presentProposalDetail(
  db: Queries,
  found: FoundProposal,
  { caller, language }: { caller: Caller; language: Language },
): Promise<ProposalDetail> {
  const { proposal, edition } = found;
  const history = await readHistory(db, proposal, edition);
  const rows = await listEvents(db, proposal.id);
  const events = rows.map(({ event, person }, at) => {
    const userName = person && inReadersLanguage(person, 'userName', language);
    return { ...history.events[at]!, id: event.id, stepName: event.stepName, userName };
  });
  const major = await findReviewedMajor(db, proposal.homeMajorId, proposal.courseLineage);
  const { kind, id } = subjectOf(found);
  const chain = major && (await findAncestry(db, kind, id, caller));
  const deciders = major ? await findDeciders(db, major, proposal.steps) : new Map<string, never[]>();
  return proposalDetailOf({
    head: headOf(found, language),
    history: { ...history, events },
    isOpen: isOpenDraft(edition),
    replaces: await nameReplaced(db, proposal),
    deciders: new Map(
      [...deciders].map(([key, people]) => [
        key,
        people.map((one) => ({ userId: one.id, userName: inReadersLanguage(one, 'userName', language), permissionId: one.permissionId })),
      ]),
    ),
    asker: caller,
    // A lock holds whoever edits, not the review.
    chain: chain && { ...chain, isLocked: false },
  });
}

/** Of one entry year one edition stands: publishing another one withdraws it. */
async function nameReplaced(db: Queries, { homeMajorId, publish }: FoundProposal['proposal']): Promise<string | undefined> {
  if (!publish) return undefined;
  return (await listStanding(db, homeMajorId)).find(({ entryYear }) => entryYear === publish.entryYear)?.name;
}
