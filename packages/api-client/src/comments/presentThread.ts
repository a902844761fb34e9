import { anchorFinder, inLanguage, readCommentPlace, type Anchor, type CommentThread, type Language } from '@college/curriculum-model';
import { homeOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { mockAnchors } from './mockAnchors';
import type { StoredThread } from './storedThread';

/** What a reader of an edition sees of its threads. */
export interface ThreadReader {
  find: (place: string) => Anchor | undefined;
  present: (thread: StoredThread) => CommentThread;
}

/** The threads of an edition: its own, those of the current edition, and those of drafts that were merged. */
export function threadsOf(state: MockState, majorId: number): StoredThread[] {
  const home = homeOf(state, majorId);
  const isSeen = ({ editionId }: StoredThread) => {
    const edition = state.editions.find(({ id }) => id === editionId);
    return editionId === null || edition?.majorId === majorId || edition?.status === 'merged';
  };
  return state.commentThreads.filter((thread) => thread.homeMajorId === home && isSeen(thread));
}

/** Reads threads as those of an edition. */
export function threadReader(state: MockState, majorId: number, language: Language): ThreadReader {
  const find = anchorFinder(mockAnchors(state, majorId));
  const named = (userId: number) => ({ userId, userName: personName(state, userId, language) });
  return {
    find,
    present({ id, version, place, editionId, isResolved, courseLineage, courseName, decided, words, comments }) {
      const anchor = find(place);
      const course = courseLineage === null ? undefined : find(`course:${courseLineage}`);
      const wordsNow = anchor && inLanguage(anchor.words, language);
      const wordsThen = inLanguage(words, language);
      return {
        id,
        version,
        place,
        here: anchor?.here ?? null,
        course: courseName && {
          id: (course && readCommentPlace(course.here)?.lineage) ?? null,
          name: inLanguage(course?.words ?? courseName, language),
        },
        words: wordsThen,
        ...(wordsNow === undefined || wordsNow === wordsThen ? {} : { wordsNow }),
        editionId,
        isResolved,
        decided: decided && { ...named(decided.userId), at: decided.at },
        comments: comments.map((comment) => ({ ...comment, ...named(comment.userId) })),
      };
    },
  };
}
