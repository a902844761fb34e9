import { readCommentPlace, type CommentMark, type Language } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { threadReader, threadsOf } from './presentThread';

/** How many discussions each place of an edition has, or of one of its courses. */
export function marksOf(
  state: MockState,
  { majorId, courseId }: { majorId: number; courseId?: number | undefined },
  language: Language,
): CommentMark[] {
  const { find } = threadReader(state, majorId, language);
  const course = courseId === undefined ? undefined : readCommentPlace(find(`course:${courseId}`)?.place ?? '')?.lineage;
  const threads = threadsOf(state, majorId).filter(({ courseLineage }) => courseId === undefined || courseLineage === course);
  return [...new Set(threads.map(({ place }) => place))].map((place) => {
    const there = threads.filter((thread) => thread.place === place);
    const resolved = there.filter(({ isResolved }) => isResolved).length;
    return { place, here: find(place)?.here ?? null, open: there.length - resolved, resolved };
  });
}
