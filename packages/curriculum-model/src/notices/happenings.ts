import { commentPlaceLabel, readCommentPlace, type CommentThread } from '../comments';
import { groupBy } from '../grouping';
import { cut } from '../labels';
import type { Language } from '../language';
import type { ColleagueChange } from '../overview';
import type { Proposal, ProposalEvent } from '../proposals';
import { noticeLimits, type Happening } from './notice';

/** Who reads, and what of a discussion is theirs. */
export interface ThreadReader {
  userId: number;
  /** The major whose edition has the discussion. */
  majorId: number;
  /** Whether the course that it is about is one of theirs. */
  isOwnCourse: boolean;
  since: Date;
  language: Language;
}

/** What a discussion says to somebody: that they are mentioned, that others answered them, or that others write about their course; undefined where it says nothing. */
export function happeningOfThread(
  thread: CommentThread,
  { userId, majorId, isOwnCourse, since, language }: ThreadReader,
): Happening | undefined {
  const { id, comments, course, here } = thread;
  const firstOwn = comments.findIndex((one) => one.userId === userId && !one.isRemoved);
  const isMention = ({ mentions }: CommentThread['comments'][number]) => mentions.some((one) => one.userId === userId);
  const concerning = comments.filter(
    (one, at) =>
      one.userId !== userId &&
      !one.isRemoved &&
      Date.parse(one.writtenAt) > since.getTime() &&
      (isMention(one) || isOwnCourse || (firstOwn !== -1 && at > firstOwn)),
  );
  const last = concerning.at(-1);
  if (!last) return undefined;
  return {
    id: `thread:${id}`,
    kind: concerning.some(isMention) ? 'mention' : firstOwn === -1 ? 'comment' : 'reply',
    at: last.writtenAt,
    count: concerning.length,
    userName: last.userName,
    subject: subjectOf(thread, language),
    text: clipped(last.text),
    act: null,
    place: { majorId, courseId: course?.id ?? null, here, proposalId: null },
  };
}

/** The course and what of it: a field by what it is called, a record by its words. */
function subjectOf({ place, course, words, wordsNow }: CommentThread, language: Language): string {
  const parts = readCommentPlace(place);
  const name = parts?.field === undefined ? clipped(wordsNow ?? words, noticeLimits.subject) : (commentPlaceLabel(place)?.[language] ?? '');
  return course && course.name !== name ? `${course.name} · ${name}` : name;
}

/** A proposal that waits for somebody. */
export function happeningOfReview({ id, homeMajorId, round, step, userName, updateTime, ...proposal }: Proposal): Happening {
  return {
    id: `review:${id}:${round}:${step?.key ?? ''}`,
    kind: 'review',
    at: step?.since ?? updateTime,
    count: 1,
    userName,
    subject: nameOf(proposal),
    text: '',
    act: null,
    place: ofProposal(homeMajorId, id),
  };
}

/** A proposal as notices call it: by its course, where it is about one, and by its summary. */
function nameOf({ course, summary }: Pick<Proposal, 'summary'> & { course?: { name: string } }): string {
  return clipped(course ? `${course.name} · ${summary}` : summary);
}

/** What happened to a proposal, with the name of who did it. */
export type ToldDecision = Pick<ProposalEvent, 'kind' | 'at' | 'text'> & {
  proposal: Pick<Proposal, 'id' | 'homeMajorId' | 'summary'> & { course?: { name: string } };
  userName: string | null;
};

/** What others decided about proposals of somebody. What one act brought about is one notice: the last approval merges, and may publish. */
export function happeningsOfDecisions(decisions: readonly ToldDecision[]): Happening[] {
  const acts = groupBy(decisions, ({ proposal, at }) => `${proposal.id}:${at}`);
  return [...acts].map(([key, events]): Happening => {
    const { kind, at, proposal, userName } = events.at(-1)!;
    const text = events.find((event) => event.userName !== null && event.kind !== 'published')?.text ?? '';
    return {
      id: `decision:${key}`,
      kind: 'decision',
      at,
      count: 1,
      userName: events.find((event) => event.userName !== null)?.userName ?? userName,
      subject: nameOf(proposal),
      text: clipped(text),
      act: kind,
      place: ofProposal(proposal.homeMajorId, proposal.id),
    };
  });
}

/** What others changed in courses of somebody: one notice for each course, person and day. */
export function happeningsOfChanges(changes: readonly ColleagueChange[]): Happening[] {
  const ofDay = groupBy(
    changes.filter(({ courseId, majorId }) => courseId !== null && majorId !== null),
    ({ courseId, userName, time }) => `${courseId}:${userName}:${time.slice(0, 10)}`,
  );
  return [...ofDay].map(([key, own]): Happening => {
    const [latest] = own.toSorted((one, other) => other.time.localeCompare(one.time));
    const { time, userName, name, majorId, courseId } = latest!;
    return {
      id: `change:${key}`,
      kind: 'change',
      at: time,
      count: own.length,
      userName,
      subject: name,
      text: '',
      act: null,
      place: { majorId: majorId!, courseId, here: null, proposalId: null },
    };
  });
}

function ofProposal(majorId: number, proposalId: number): Happening['place'] {
  return { majorId, courseId: null, here: null, proposalId };
}

/** The first words of a text, as notices quote it. */
export function clipped(text: string, most: number = noticeLimits.text): string {
  return cut(text.trim(), most);
}
