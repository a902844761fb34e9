import { listDrafts } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import type { DraftDrawer } from '@college/curriculum-widgets/overview/WorkbenchHome';
import { openDraftStorage } from '../course-unit-detail/openDraftStorage';

/** The drafts that a person left in this browser; none where it refuses its storage, and none of anybody else. */
export function openDraftDrawer(userId: number | undefined): DraftDrawer {
  const storage = openDraftStorage();
  return {
    list: () => (storage && userId !== undefined ? listDrafts(storage, userId) : []),
    discard: (key) => storage?.removeItem(key),
    subscribe(listener) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
