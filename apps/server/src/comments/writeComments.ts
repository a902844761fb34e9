import {
  anchorFinder,
  commentLimits,
  commentRefusals,
  mayChangeComment,
  readCommentPlace,
  remainingComments,
  type CommentThread,
  type EditCommentRequest,
  type RemoveCommentRequest,
  type ReplyRequest,
  type ResolveThreadRequest,
  type StartThreadRequest,
} from '@college/curriculum-model';
import { recordChange, type Change } from '../audit/recordChange';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { codes } from '../http/codes';
import { invalid, notFound, Refusal } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { findEditionScope, type EditionScope } from './editionScope';
import { findMentions } from './mentionable';
import { presentThread } from './presentThreads';
import { readAnchors } from './readAnchors';
import {
  countCommentsOf,
  deleteComments,
  deleteThread,
  findThreadOf,
  insertComment,
  insertThread,
  listCommentRows,
  lockThread,
  updateComment,
  updateThread,
  type CommentRow,
  type ThreadRow,
} from './threadRepository';

/** Who writes, when, and in which language answers are given. */
export type CommentAct = Pick<CallContext, 'language' | 'now' | 'services'> & { caller: Caller };

interface Written {
  majorId: number;
  text: string;
  mentions?: number[] | undefined;
}

/** Begins a thread about a place that the edition has. */
export async function startThread(db: Queries, { place, ...body }: StartThreadRequest, act: CommentAct): Promise<CommentThread> {
  const scope = await findEditionScope(db, body.majorId);
  const find = anchorFinder(await readAnchors(db, scope, [place]));
  const anchor = find(place);
  if (!anchor) throw notFound(commentRefusals.placeMissing);
  const courseLineage = readCommentPlace(anchor.place)?.lineage ?? null;
  const { text, mentions } = await checkWritten(db, body, act);
  await refuseFull(db, scope);
  const thread = await insertThread(db, {
    homeMajorId: scope.homeMajorId,
    editionId: scope.editionId,
    place: anchor.place,
    courseLineage,
    words: anchor.words,
    courseName: courseLineage === null ? null : (find(`course:${courseLineage}`)?.words ?? null),
    latestAt: act.now,
  });
  await addComment(db, thread, { text, mentions }, act);
  return presentThread(db, thread, scope, act.language);
}

/** Adds a comment to a thread. */
export async function replyToThread(db: Queries, { threadId, ...body }: ReplyRequest, act: CommentAct): Promise<CommentThread> {
  const scope = await findEditionScope(db, body.majorId);
  const thread = await needThread(db, scope, threadId);
  const written = await checkWritten(db, body, act);
  if ((await listCommentRows(db, [threadId])).length >= commentLimits.inThread) throw invalid(commentRefusals.threadFull);
  await refuseFull(db, scope);
  await addComment(db, thread, written, act);
  return presentThread(db, await updateThread(db, thread, { latestAt: act.now }), scope, act.language);
}

/** Changes the caller's own comment. */
export async function editComment(db: Queries, { id, version, ...body }: EditCommentRequest, act: CommentAct): Promise<CommentThread> {
  const { scope, thread, comment } = await needOwn(db, { id, version, majorId: body.majorId }, act);
  const written = await checkWritten(db, body, act, comment.mentions);
  await updateComment(db, comment, { ...written, editedAt: act.now });
  const [before, after] = [comment.text, written.text].map((text) => ({ threadId: thread.id, text }));
  await note(db, { action: 'updated', entity: 'comment', entityId: id, before, after }, act);
  return presentThread(db, thread, scope, act.language);
}

/** Removes the caller's own comment; null where nothing remains of the thread. */
export async function removeComment(db: Queries, request: RemoveCommentRequest, act: CommentAct): Promise<CommentThread | null> {
  const { scope, thread, comment } = await needOwn(db, request, act);
  const rows = (await listCommentRows(db, [thread.id])).map(({ row }) => ({ ...row, isRemoved: row.removedAt !== null }));
  const remaining = remainingComments(rows, comment.id);
  await note(
    db,
    {
      action: 'deleted',
      entity: 'comment',
      entityId: comment.id,
      before: { threadId: thread.id, homeMajorId: scope.homeMajorId, text: comment.text },
      after: null,
    },
    act,
  );
  if (remaining.length === 0) {
    await deleteThread(db, thread.id);
    return null;
  }
  const kept = new Set(remaining.map(({ id }) => id));
  if (kept.has(comment.id)) await updateComment(db, comment, { text: '', mentions: [], removedAt: act.now });
  await deleteComments(
    db,
    rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  );
  return presentThread(db, await updateThread(db, thread, {}), scope, act.language);
}

/** Resolves a thread as it was read, or opens it again. */
export async function resolveThread(
  db: Queries,
  { majorId, threadId, isResolved, version }: ResolveThreadRequest,
  act: CommentAct,
): Promise<CommentThread> {
  needVersion(version);
  const scope = await findEditionScope(db, majorId);
  const thread = await needThread(db, scope, threadId);
  const readNow = () => presentThread(db, thread, scope, act.language);
  await refuseOlder({ sent: version, stored: thread.version }, commentRefusals.threadChanged, readNow);
  const decided = await updateThread(db, thread, { isResolved, decidedBy: act.caller.id, decidedAt: act.now });
  const [before, after] = [thread, decided].map((row) => ({ isResolved: row.isResolved }));
  await note(db, { action: 'updated', entity: 'commentThread', entityId: threadId, before, after }, act);
  return presentThread(db, decided, scope, act.language);
}

async function needThread(db: Queries, scope: EditionScope, id: number): Promise<ThreadRow> {
  const thread = await lockThread(db, scope, id);
  if (!thread) throw notFound(commentRefusals.threadMissing);
  return thread;
}

/** The caller's comment as it was read, its thread locked. */
async function needOwn(db: Queries, { id, majorId, version }: RemoveCommentRequest, { caller, language }: CommentAct) {
  needVersion(version);
  const scope = await findEditionScope(db, majorId);
  const threadId = await findThreadOf(db, id);
  const thread = threadId === undefined ? undefined : await lockThread(db, scope, threadId);
  const comment = thread && (await listCommentRows(db, [thread.id])).find(({ row }) => row.id === id)?.row;
  if (!thread || !comment || comment.removedAt !== null) throw notFound(commentRefusals.commentMissing);
  if (!mayChangeComment(caller.id, { userId: comment.userId, isRemoved: false })) throw new Refusal(codes.noRight, commentRefusals.notOwn);
  const readNow = () => presentThread(db, thread, scope, language);
  await refuseOlder({ sent: version, stored: comment.version }, commentRefusals.commentChanged, readNow);
  return { scope, thread, comment };
}

async function checkWritten(
  db: Queries,
  { majorId, text, mentions = [] }: Written,
  { caller, services }: CommentAct,
  before: CommentRow['mentions'] = [],
) {
  const place = { majorId, collegeId: caller.collegeId, demoEmail: services.settings.demoEmail };
  return { text, mentions: await findMentions(db, text, mentions, place, before) };
}

async function refuseFull(db: Queries, { homeMajorId }: EditionScope): Promise<void> {
  if ((await countCommentsOf(db, homeMajorId)) >= commentLimits.inMajor) throw invalid(commentRefusals.majorFull);
}

async function addComment(
  db: Queries,
  { id: threadId, place }: ThreadRow,
  written: Pick<CommentRow, 'text' | 'mentions'>,
  act: CommentAct,
): Promise<void> {
  const { id } = await insertComment(db, { threadId, userId: act.caller.id, ...written, writtenAt: act.now });
  await note(db, { action: 'created', entity: 'comment', entityId: id, before: null, after: { threadId, place, text: written.text } }, act);
}

async function note(db: Queries, change: Omit<Change, 'at' | 'userId'>, { caller, now }: CommentAct): Promise<void> {
  await recordChange(db, { at: now, userId: caller.id, ...change });
}
