import { textOf, type CommentThread, type Language } from '@college/curriculum-model';
import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

type Stored = College['state']['commentThreads'][number];
type StoredComment = Stored['comments'][number];

/** A comment of the sample's people. */
export function aComment(id: number, userId: number, text: string, change: Partial<StoredComment> = {}): StoredComment {
  const written = { id, version: 1, userId, text, mentions: [], editedAt: null, isRemoved: false };
  return { ...written, writtenAt: `2026-05-1${id % 10}T02:10:00.000Z`, ...change };
}

/** A discussion about a teaching goal of the sample's Data Structures, as the backend keeps it. */
export function aThread(id: number, change: Partial<Stored> = {}): Stored {
  return {
    id,
    version: 1,
    homeMajorId: 1001,
    editionId: null,
    place: 'course:1004',
    courseLineage: 1004,
    words: { zh: '数据结构', en: 'Data Structures' },
    courseName: { zh: '数据结构', en: 'Data Structures' },
    isResolved: false,
    decided: null,
    latestAt: '2026-05-13T01:40:00.000Z',
    comments: [
      aComment(901, userIds.courseLeader, '减弱以后 5.2 只剩弱支撑，认证材料里说不清。能否保留强支撑？'),
      aComment(902, userIds.majorLeader, '同意。第 2 轮先保留，实习大纲改好后再加强。'),
    ],
    ...change,
  };
}

/** Puts discussions into the backend. */
export const having =
  (...threads: Stored[]) =>
  ({ state }: College) =>
    void (state.commentThreads = structuredClone(threads));

/** A discussion as somebody reads it, in the current edition. */
export function asRead(
  stored: Stored,
  { language = 'zh', ...change }: Partial<CommentThread> & { language?: Language } = {},
): CommentThread {
  const { homeMajorId: _, courseLineage, courseName, latestAt: _at, decided, words, comments, ...thread } = stored;
  const named = (userId: number) => ({ userId, userName: textOf(sampleUser(userId), 'userName', language) });
  return {
    ...thread,
    here: stored.place,
    course: courseName && { id: courseLineage, name: courseName[language] },
    words: words[language],
    decided: decided && { ...named(decided.userId), at: decided.at },
    comments: comments.map((comment) => ({ ...comment, ...named(comment.userId) })),
    ...change,
  };
}
