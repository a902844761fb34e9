import type {
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

/** Where comments are written; a college plugs in its own backend here. Failures reject with an error whose message staff can read; with code 30009 its `data` is the discussion as it is now. */
export interface CommentThreadSource {
  /** People who may be mentioned, by a part of their names. Call: `GET /comment/people` (extension). */
  findPeople(asked: { majorId: number; keyword: string }, options?: { signal?: AbortSignal }): Promise<MentionablePerson[]>;
  /** Answers in a discussion. Call: `POST /comment/reply` (extension). */
  reply(request: ReplyRequest): Promise<CommentThread>;
  /** Changes one's own comment. Call: `POST /comment/edit` (extension). */
  editComment(request: EditCommentRequest): Promise<CommentThread>;
  /** Removes one's own comment; null where nothing remains of the discussion. Call: `POST /comment/remove` (extension). */
  removeComment(request: RemoveCommentRequest): Promise<CommentThread | null>;
  /** Resolves a discussion as it was read, or opens it again. Call: `POST /comment/resolve` (extension). */
  resolveThread(request: ResolveThreadRequest): Promise<CommentThread>;
}

/** Where discussions are read and begun too. */
export interface CommentListSource extends CommentThreadSource {
  /** A page of discussions, what was written in last first. Call: `GET /comment/list` (extension). */
  listThreads(
    asked: { majorId: number; courseId?: number; place?: string; state?: ThreadState; pageNum: number; pageSize: number },
    options?: { signal?: AbortSignal },
  ): Promise<CommentPage>;
  /** Begins a discussion about a place. Call: `POST /comment/start` (extension). */
  startThread(request: StartThreadRequest): Promise<CommentThread>;
}
