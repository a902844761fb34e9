import { useCallback, useMemo } from 'react';
import type { DeskNews } from '../../support/desk/DeskPort';
import { useDeskFrame } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import type { FieldName } from '../field';
import { createSyllabusDesk, type ReportWork, type SyllabusDeskPorts } from './syllabusDesk';

/** What a save did besides saving. */
export interface SaveNews {
  /** Fields that were open and saved too. */
  taken: number;
  /** Whether somebody else's newer version was brought together with this one. */
  isMerged: boolean;
}

export interface UseSyllabusEditorOptions extends SyllabusDeskPorts {
  onLoadFail: (message: string) => void;
  onSaved: (news: SaveNews) => void;
  onSaveFail: (error: unknown) => void;
  /** An open field has a value that cannot be saved. */
  onSaveRefuse: (name: FieldName) => void;
}

/** The result of `useSyllabusEditor`. */
export type SyllabusEditorHandle = ReturnType<typeof useSyllabusEditor>;

/** The desk of a report, and what its saves tell. */
export function useSyllabusEditor(options: UseSyllabusEditorOptions) {
  const { source, courseId } = options;
  const latest = useLatest(options);
  // Another source or course starts afresh.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const { desk, save, resolveConflict } = useMemo(() => openDesk(latest), [latest, source, courseId]);
  return {
    desk,
    save,
    resolveConflict,
    /** Changes with loads and saves, not with the fields, which repaint one by one. */
    frame: useDeskFrame(desk),
    refresh: useCallback(async () => {
      try {
        if (desk.getState().phase === 'open') desk.takeTables(await source.loadReport(courseId));
      } catch (error) {
        latest().onLoadFail(messageOf(error));
      }
    }, [desk, source, courseId, latest]),
  };
}

function openDesk(latest: () => UseSyllabusEditorOptions) {
  const desk = createSyllabusDesk(latest);
  let lastSave: SaveNews = { taken: 0, isMerged: false };
  desk.onNews(handleNews);

  function handleNews(news: DeskNews<ReportWork>) {
    const { onLoadFail, onSaved, onSaveFail } = latest();
    if (news.type === 'loadFailed') onLoadFail(news.message);
    else if (news.type === 'othersTakenIn') lastSave = { ...lastSave, isMerged: true };
    else if (news.type === 'saved') onSaved(lastSave);
    else if (news.type === 'saveFailed') onSaveFail(news.error);
  }

  return {
    desk,
    async save(): Promise<boolean> {
      const { isRevisable, onSaveRefuse } = latest();
      if (!isRevisable || desk.getState().phase !== 'open') return false;
      const taken = desk.takeTyped();
      if (typeof taken !== 'number') {
        onSaveRefuse(taken.wrong);
        return false;
      }
      lastSave = { taken, isMerged: false };
      return desk.save();
    },
    async resolveConflict(givenUp: readonly FieldName[]): Promise<boolean> {
      lastSave = { taken: 0, isMerged: true };
      return desk.resolveConflict(givenUp);
    },
  };
}
