import type { CourseCard } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import { isConflict } from '../../support/saving/conflict';
import { undoMessages, useUndo } from '../../support/undo';
import { exportEntryValue, type CardEntry } from '../CourseCard';
import type { MajorHomeProps } from './MajorHomeProps';
import { courseIdOf, type MajorHomeEvent, type MajorHomeState } from './majorHomeState';
import { majorHomeMessages } from './messages';
import { useCardFocus } from './useCardFocus';
import type { MajorHomeDialog } from './majorHomeDialog';

interface DialogControl {
  dialog?: MajorHomeDialog | null;
  defaultDialog?: MajorHomeDialog | null;
  onDialogChange?: (dialog: MajorHomeDialog | null) => void;
}

interface UseCourseActsOptions extends MajorHomeProps {
  state: Extract<MajorHomeState, { status: 'ready' }>;
  dispatch: Dispatch<MajorHomeEvent>;
  lang: string;
  onReload: () => void;
}

function cardOf(cards: readonly CourseCard[], courseId: number): Pick<CourseCard, 'version' | 'revision'> {
  return cards.find((card) => courseIdOf(card) === courseId) ?? {};
}

/** The actions of a course card, the layer each opens, and the focus afterwards. */
export function useCourseActs(options: UseCourseActsOptions) {
  const text = useMessages(majorHomeMessages);
  const { showToast } = useToast();
  const { dialog, setDialog } = useDialog(options);
  const { focusCard, focusNearest, placeOf, ...refs } = useCardFocus();
  const undoText = useMessages(undoMessages);
  const undo = useUndo({
    trash: options.trash,
    clock: options.clock,
    onRestored() {
      options.onCoursesChange?.();
      options.onReload();
      focusNearest(0);
    },
  });

  function fail(error: unknown, onRetry?: () => void) {
    showToast({ type: 'error', message: messageOf(error), action: onRetry && { label: text.retry, onAction: onRetry } });
  }

  async function rename(renaming: { courseId: number; name: string }) {
    const { source, lang, state, dispatch, onCoursesChange, onReload } = options;
    const { version } = cardOf(state.cards, renaming.courseId);
    const saving = { status: 'running' as const, message: text.renaming({ name: renaming.name }) };
    setDialog({ kind: 'saving', saving, renaming });
    let stored: Pick<CourseCard, 'version' | 'revision'> | undefined;
    try {
      stored = (await source.renameCourse({ ...renaming, lang, version })) ?? undefined;
    } catch (error) {
      if (isConflict(error)) onReload();
      setDialog({ kind: 'saving', saving: { status: 'failed', message: messageOf(error) }, renaming });
      return;
    }
    dispatch({ type: 'renamed', ...renaming, stored });
    setDialog(null);
    showToast({ type: 'success', message: text.renamed, description: undoText.named({ name: renaming.name }) });
    onCoursesChange?.();
    // The next act is based on the version that this one made.
    if (!stored) onReload();
    focusCard(renaming.courseId);
  }

  async function remove(courseId: number) {
    const { source, state, dispatch, onCoursesChange, onReload } = options;
    const place = placeOf(courseId);
    const { revision } = cardOf(state.cards, courseId);
    const name = state.cards.find((card) => courseIdOf(card) === courseId)?.self.label || text.unnamed;
    await source.deleteCourse(courseId, { revision }).catch((error: unknown) => {
      if (isConflict(error)) onReload();
      throw error;
    });
    dispatch({ type: 'deleted', courseId });
    undo.offer({ records: [{ kind: 'course', id: courseId }], name }, text.deleted);
    onCoursesChange?.();
    focusNearest(place);
  }

  async function exportCourse(card: CourseCard) {
    const { source, majorId, state } = options;
    const course = { courseId: courseIdOf(card), courseName: card.self.label };
    try {
      await source.exportCourseMatrix({ majorId, majorName: state.major.name, ...course });
      showToast({ type: 'success', message: text.exported, description: undoText.named({ name: course.courseName }) });
    } catch (error) {
      fail(error, () => void exportCourse(card));
    }
  }

  function handleEntry({ act, value }: CardEntry, card: CourseCard) {
    const courseId = courseIdOf(card);
    if (value === exportEntryValue) void exportCourse(card);
    else if (act === null) options.onMenuAction?.({ value, courseId });
    else if (act === 'rename' || act === 'points' || act === 'completion' || act === 'delete') setDialog({ kind: act, courseId });
  }

  // Cards do not re-render; their handlers are stable and read the current state.
  const latest = useRef(handleEntry);
  useEffect(() => {
    latest.current = handleEntry;
  });
  const act = useCallback((entry: CardEntry, card: CourseCard) => latest.current(entry, card), []);

  return {
    ...refs,
    undo,
    dialog,
    setDialog,
    act,
    rename,
    remove,
    fail,
    close() {
      setDialog(null);
      if (dialog && 'courseId' in dialog) focusCard(dialog.courseId);
    },
    /** The failed save was read: the window with what was typed comes back. */
    closeSaving() {
      const failed = dialog?.kind === 'saving' ? dialog.renaming : undefined;
      setDialog(failed ? { kind: 'rename', courseId: failed.courseId, draft: failed.name } : null);
    },
    pointsSaved() {
      options.onCoursesChange?.();
      options.onReload();
    },
  };
}

/** The layer over the page: the page's own, or the widget's. */
function useDialog({ dialog, defaultDialog = null, onDialogChange }: DialogControl) {
  const [own, setOwn] = useState(defaultDialog);
  return {
    dialog: dialog === undefined ? own : dialog,
    setDialog(next: MajorHomeDialog | null) {
      setOwn(next);
      onDialogChange?.(next);
    },
  };
}
