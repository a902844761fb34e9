import type {
  CommentMark,
  CommentPage,
  CommentThread,
  EditCommentRequest,
  MentionablePerson,
  RemoveCommentRequest,
  ReplyRequest,
  ResolveThreadRequest,
  StartThreadRequest,
  ThreadState,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import {
  editComment,
  getCommentMarks,
  listComments,
  listMentionable,
  removeComment,
  replyToThread,
  resolveThread,
  startThread,
} from './comments.contract';

/** Which discussions one asks for. */
export interface AskedThreads {
  majorId: number;
  courseId?: number;
  place?: string;
  state?: ThreadState;
  pageNum: number;
  pageSize: number;
}

/** Discussions about the curriculum of a major. A failed act is only thrown, not reported: the discussion shows it. */
export function createComments(client: Client) {
  const quiet = quietClient(client);
  return {
    /** A page of discussions, what was written in last first. */
    listThreads(asked: AskedThreads, { signal }: Cancellable = {}): Promise<CommentPage> {
      return quiet.call(listComments, { query: { ...asked }, signal });
    },
    /** How many discussions each place of a course has, or of the major. */
    loadMarks(asked: { majorId: number; courseId?: number }, { signal }: Cancellable = {}): Promise<CommentMark[]> {
      return quiet.call(getCommentMarks, { query: asked, signal });
    },
    /** People who may be mentioned, by a part of their names. */
    findPeople(asked: { majorId: number; keyword: string }, { signal }: Cancellable = {}): Promise<MentionablePerson[]> {
      return quiet.call(listMentionable, { query: asked, signal });
    },
    /** Begins a discussion about a place. */
    startThread(request: StartThreadRequest): Promise<CommentThread> {
      return quiet.call(startThread, { body: request });
    },
    /** Answers in a discussion. */
    reply(request: ReplyRequest): Promise<CommentThread> {
      return quiet.call(replyToThread, { body: request });
    },
    /** Changes one's own comment. */
    editComment(request: EditCommentRequest): Promise<CommentThread> {
      return quiet.call(editComment, { body: request });
    },
    /** Removes one's own comment; null where nothing remains of the discussion. */
    removeComment(request: RemoveCommentRequest): Promise<CommentThread | null> {
      return quiet.call(removeComment, { body: request });
    },
    /** Resolves a discussion, or opens it again. */
    resolveThread(request: ResolveThreadRequest): Promise<CommentThread> {
      return quiet.call(resolveThread, { body: request });
    },
  };
}

export type CommentsResource = ReturnType<typeof createComments>;
