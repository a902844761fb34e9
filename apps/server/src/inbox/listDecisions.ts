import type { Language, ToldDecision } from '@college/curriculum-model';
import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import { isOfCourse } from '../proposals/proposalRepository';
import { findReadableMajors } from './findReadableMajors';
import type { Caller } from '../rights/caller';

const { editions, proposalEvents, proposals, users } = schema;
const told = ['approved', 'asked', 'declined', 'changed', 'merged', 'published'] as const;

/** What others did to the proposals that somebody sent, the oldest first. */
export async function listDecisions(
  db: Queries,
  caller: Caller,
  { since, language }: { since: Date; language: Language },
): Promise<ToldDecision[]> {
  const rows = await db
    .select({ event: proposalEvents, proposal: proposals, person: { userName: users.userName, translations: users.translations } })
    .from(proposalEvents)
    .innerJoin(proposals, eq(proposals.id, proposalEvents.proposalId))
    .innerJoin(editions, eq(editions.id, proposals.editionId))
    .leftJoin(users, eq(users.id, proposalEvents.userId))
    .where(
      and(
        eq(proposals.userId, caller.id),
        isNull(editions.deletedAt),
        inArray(proposalEvents.kind, told),
        gt(proposalEvents.at, since),
        or(isNull(proposalEvents.userId), ne(proposalEvents.userId, caller.id)),
      ),
    )
    .orderBy(asc(proposalEvents.id));
  const readable = await findReadableMajors(
    db,
    caller,
    rows.map(({ proposal }) => proposal.homeMajorId),
  );
  return rows
    .filter(({ proposal }) => readable.has(proposal.homeMajorId))
    .map(({ event, proposal, person }) => ({
      kind: event.kind,
      at: event.at.toISOString(),
      text: event.text,
      proposal: {
        id: proposal.id,
        homeMajorId: proposal.homeMajorId,
        summary: proposal.summary,
        ...(isOfCourse(proposal) && { course: { name: proposal.courseName[language] } }),
      },
      userName: person && inReadersLanguage(person, 'userName', language),
    }));
}
