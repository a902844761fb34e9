import { listDrafts } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { listMajorDrafts } from '@college/curriculum-widgets/majors/MajorDetail';
import type { DraftDrawer } from '@college/curriculum-widgets/overview/WorkbenchHome';
import { listSyllabusDrafts } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { openDraftStorage } from '../../leaving/openDraftStorage';

/** The drafts that a person left in this browser; none where it refuses its storage, and none of anybody else. */
export function openDraftDrawer(userId: number | undefined): DraftDrawer {
  const storage = openDraftStorage();
  return {
    list() {
      if (!storage || userId === undefined) return [];
      const drafts = [...listDrafts(storage, userId), ...listMajorDrafts(storage, userId), ...listSyllabusDrafts(storage, userId)];
      return drafts.toSorted((one, other) => other.writtenAt - one.writtenAt);
    },
    discard: (key) => storage?.removeItem(key),
    subscribe(listener) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
