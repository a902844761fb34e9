import type { Language, ToldDecision } from '@college/curriculum-model';
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import { isOfCourse } from '../proposals/proposalRepository';
import { findReadableMajors } from './findReadableMajors';
import type { Caller } from '../rights/caller';

const { editions, proposalEvents, proposals, users } = schema;
const told = ['approved', 'asked', 'declined', 'changed', 'merged', 'published'] as const;

/** What the proposal said of itself in the round of an event: a later round has words of its own. */
const summaryThen = sql<string | null>`(select sending.text from proposal_events sending
  where sending.proposal_id = ${proposals.id} and sending.kind = 'sent' and sending.round = ${proposalEvents.round} limit 1)`;

/** What concerns somebody of the requests to write into locked content: those to whoever sent it or decides it now, and that it was unlocked, to those who asked. */
const ofLocks = (caller: Caller, decidedBy: readonly number[]) =>
  or(
    and(eq(proposalEvents.kind, 'askedToWrite'), or(eq(proposals.userId, caller.id), inArray(proposals.id, [...decidedBy, 0]))),
    and(
      eq(proposalEvents.kind, 'unlocked'),
      sql`exists (select from proposal_events asked where asked.proposal_id = ${proposals.id} and asked.id < ${proposalEvents.id}
        and asked.kind = 'askedToWrite' and asked.user_id = ${caller.id} and not exists (select from proposal_events between_them
          where between_them.proposal_id = ${proposals.id} and between_them.id > asked.id and between_them.id < ${proposalEvents.id}
            and between_them.kind in ('unlocked', 'locked', 'sent')))`,
    ),
  );

/** What others did to the proposals that somebody sent, and what is asked and answered about their locks, the oldest first. */
export async function listDecisions(
  db: Queries,
  caller: Caller,
  { since, language, decidedBy }: { since: Date; language: Language; decidedBy: readonly number[] },
): Promise<ToldDecision[]> {
  const rows = await db
    .select({
      event: proposalEvents,
      proposal: proposals,
      summary: summaryThen,
      person: { userName: users.userName, translations: users.translations },
    })
    .from(proposalEvents)
    .innerJoin(proposals, eq(proposals.id, proposalEvents.proposalId))
    .innerJoin(editions, eq(editions.id, proposals.editionId))
    .leftJoin(users, eq(users.id, proposalEvents.userId))
    .where(
      and(
        or(and(eq(proposals.userId, caller.id), inArray(proposalEvents.kind, told)), ofLocks(caller, decidedBy)),
        isNull(editions.deletedAt),
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
    .map(({ event, proposal, summary, person }) => ({
      kind: event.kind,
      at: event.at.toISOString(),
      text: event.text,
      proposal: {
        id: proposal.id,
        homeMajorId: proposal.homeMajorId,
        summary: summary ?? proposal.summary,
        ...(isOfCourse(proposal) && { course: { name: proposal.courseName[language] } }),
      },
      userName: person && inReadersLanguage(person, 'userName', language),
    }));
}
