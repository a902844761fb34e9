import {
  happeningOfReview,
  happeningOfThread,
  happeningsOfChanges,
  happeningsOfDecisions,
  may,
  noticesOf,
  noticesSince,
  type Happening,
  type Language,
  type Notices,
  type SeenNotices,
  type ToldDecision,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { threadReader } from '../comments/presentThread';
import { leaderNoticesFor } from '../deadlines/leaderNotices.mock';
import { remindersFor } from '../deadlines/reminders.mock';
import { overviewMocks } from '../overview/overview.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { actorOf, chainOf } from '../mock-api/rights';
import { headOfProposal } from '../proposals/mockProposals';
import { proposalMocks } from '../proposals/proposals.mock';
import type { StoredProposal } from '../proposals/storedProposal';

interface Reader {
  state: MockState;
  user: SampleUser;
  language: Language;
}

const told: ReadonlySet<string> = new Set(['approved', 'asked', 'declined', 'changed', 'merged', 'published']);

function managedBy({ courseManagers }: MockState, userId: number): ReadonlySet<number> {
  return new Set(courseManagers.filter((one) => one.userId === userId).map(({ courseId }) => courseId));
}

function discussions({ state, user, language }: Reader, since: Date): Happening[] {
  const own = managedBy(state, user.id);
  return state.commentThreads.flatMap((stored) => {
    if (!may(actorOf(user), 'read', chainOf(state, 'major', stored.homeMajorId))) return [];
    const draft = state.editions.find(({ id, status }) => id === stored.editionId && status === 'open');
    const majorId = draft?.majorId ?? stored.homeMajorId;
    const isOwnCourse = stored.courseLineage !== null && own.has(stored.courseLineage);
    const thread = threadReader(state, majorId, language).present(stored);
    return happeningOfThread(thread, { userId: user.id, majorId, isOwnCourse, since, language }) ?? [];
  });
}

/** What concerns somebody of the requests to write into locked content. */
function isOfLock({ events }: StoredProposal, { kind, id }: StoredProposal['events'][number], userId: number, isAsked: boolean): boolean {
  if (kind === 'askedToWrite') return isAsked;
  if (kind !== 'unlocked') return false;
  const before = events.filter((one) => one.id < id);
  const since = before.findLastIndex((one) => one.kind === 'locked');
  return before.slice(since + 1).some((one) => one.kind === 'askedToWrite' && one.userId === userId);
}

/** What a proposal said of itself in a round. */
function summaryOf({ events, summary }: StoredProposal, round: number): string {
  return events.find((event) => event.kind === 'sent' && event.round === round)?.text ?? summary;
}

function decisions({ state, user, language }: Reader, since: Date, decidedBy: ReadonlySet<number>): ToldDecision[] {
  return state.proposals.flatMap((proposal) => {
    const isOwn = proposal.userId === user.id;
    return proposal.events
      .filter((event) => (isOwn && told.has(event.kind)) || isOfLock(proposal, event, user.id, isOwn || decidedBy.has(proposal.id)))
      .filter(({ at, userId }) => userId !== user.id && Date.parse(at) > since.getTime())
      .map(({ kind, at, text, userId, round }) => ({
        kind,
        at,
        text,
        proposal: { ...headOfProposal(state, proposal, language), summary: summaryOf(proposal, round) },
        userName: personName(state, userId, language) || null,
      }));
  });
}

function noticesFor(reader: Reader): Notices {
  const { state, user } = reader;
  const since = noticesSince(new Date(state.now()));
  const asked = { ...reader, query: {}, body: undefined };
  const own = managedBy(state, user.id);
  const changes = overviewMocks.listColleagueChanges(asked).filter(({ courseId }) => courseId !== null && own.has(courseId));
  const waiting = proposalMocks.listWaitingProposals(asked);
  const reviews = waiting.filter(({ userId }) => userId !== user.id);
  const happenings = [
    ...discussions(reader, since),
    ...reviews.map(happeningOfReview),
    ...happeningsOfDecisions(decisions(reader, since, new Set(waiting.map(({ id }) => id)))),
    ...happeningsOfChanges(changes),
    ...remindersFor(reader, since),
    ...leaderNoticesFor(reader, since),
  ];
  return noticesOf(happenings, seenOf(state, user.id));
}

function seenOf({ noticesSeen }: MockState, userId: number): SeenNotices {
  return noticesSeen.get(userId) ?? { all: null, single: new Map() };
}

/** What concerns the caller, from what the mock knows. */
export const noticeMocks = {
  listNotices: (reader) => noticesFor(reader),

  countNotices: (reader) => ({
    security: (reader.state.securityNotices.get(reader.user.id) ?? []).filter(({ isNew }) => isNew).length,
    unseen: noticesFor(reader).unseen,
  }),

  seeNotices({ body: { until, id }, state, user }) {
    const { all, single } = seenOf(state, user.id);
    const before = id === undefined ? all : single.get(id);
    const seenAt = new Date(Math.max(before?.getTime() ?? 0, Math.min(Date.parse(until), Date.parse(state.now()))));
    state.noticesSeen.set(user.id, id === undefined ? { all: seenAt, single } : { all, single: new Map(single).set(id, seenAt) });
    return true;
  },

  getNoticeMail: ({ state, user }) => ({ mode: state.noticeMails.get(user.id) ?? 'off', isSent: state.sendsMails }),

  setNoticeMail({ body: { mode }, state, user }) {
    state.noticeMails.set(user.id, mode);
    return true;
  },
} satisfies Partial<MockHandlers>;
