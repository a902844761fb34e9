import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DeskNews } from '../../support/desk/DeskPort';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { useDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import type { CourseUnitActor, CourseUnitDetailSource, LoadedCourseUnit } from './CourseUnitDetailSource';
import { createCourseUnitDesk } from './courseUnitDesk';
import type { CourseUnitForm } from './courseUnitForm';
import type { CourseUnitWork } from './courseUnitWork';

export interface UseCourseUnitDetailOptions {
  source: CourseUnitDetailSource;
  courseUnitId: number;
  actor: CourseUnitActor;
  draftStorage?: DraftStorage;
  /** Whose draft it is; a new unit is found by another key once it is saved. */
  draftKey: string;
  now: () => number;
  onDraftError: () => void;
  onLoadFail: (message: string) => void;
  onSaveStart: () => void;
  onSaved: (saved: { id: number; wasNew: boolean; stored: CourseUnitWork }) => void;
  /** Null where somebody else saved first, which is shown as such. */
  onSaveFail: (error: unknown) => void;
}

/** The result of `useCourseUnitDetail`. */
export type CourseUnitDetailHandle = ReturnType<typeof useCourseUnitDetail>;

/** The desk of the unit on the page. */
export function useCourseUnitDetail(options: UseCourseUnitDetailOptions) {
  const { courseUnitId, draftStorage: storage, draftKey: key } = options;
  const onDraftError = useLatest(options.onDraftError);
  const shelf = useMemo(() => createDraftShelf({ storage, key, onWriteError: () => onDraftError()() }), [storage, key, onDraftError]);
  const latest = useLatest({ ...options, shelf });
  const [desk] = useState(open);

  function open() {
    const opened = createCourseUnitDesk(latest);
    opened.onNews(handleNews);
    return opened;

    function handleNews(news: DeskNews<CourseUnitWork>) {
      const { onLoadFail, onSaved, onSaveFail } = latest();
      switch (news.type) {
        case 'loadFailed': {
          const state = opened.getState();
          // What a save stored is read before the next one as well.
          if (state.phase !== 'open' || !state.isStale) onLoadFail(news.message);
          break;
        }
        case 'saved': {
          const wasNew = news.sent.unit.course.initing === true;
          // What was typed meanwhile is kept with the unit from now on.
          if (wasNew) latest().shelf.clear();
          onSaved({ id: news.stored.unit.course.id, wasNew, stored: news.stored });
          if (news.isStale) void opened.refresh();
          break;
        }
        case 'saveFailed':
          onSaveFail(news.error);
          break;
        case 'conflictFound':
          onSaveFail(null);
      }
    }
  }

  const state = useDesk(desk);
  useEffect(() => desk.show(courseUnitId), [desk, courseUnitId]);

  return {
    desk,
    state,
    /** Saves what was chosen between two versions. */
    resolve: useCallback(
      async (form: CourseUnitForm) => {
        const current = desk.getState();
        if (current.phase !== 'open' || current.save.status !== 'conflict') return false;
        return desk.resolve({ ...current.save.theirs, form, imported: current.history.present.imported });
      },
      [desk],
    ),
    /** Takes in points that were stored elsewhere, which are read where they are not given. Rejects when they cannot be read. */
    takePoints: useCallback(
      async (stored?: LoadedCourseUnit) => {
        const { source, courseUnitId: id } = latest();
        desk.takeStoredPoints(stored ?? (await source.loadCourseUnit(id)));
      },
      [desk, latest],
    ),
  };
}
