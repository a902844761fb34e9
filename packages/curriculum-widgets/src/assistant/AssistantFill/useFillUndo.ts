import type { CourseUnit, CourseUnitDetail } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { TOAST_DURATION, useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { UNDO_AT_HEAD } from '../../support/undo';
import type { AssistantSource } from './AssistantSource';
import { addedOf } from './filling';
import { assistantFillMessages } from './messages';
import type { Suggestion } from './suggestions';

/** What one act of the assistant did. */
export interface DoneFilling {
  /** How the form takes its values out again; absent where it has none or cannot. */
  takeOut?: (() => void) | undefined;
  toForm: readonly Suggestion[];
  stored: readonly Suggestion[];
}

interface FillUndoOptions {
  source: AssistantSource;
  course: CourseUnit;
  clock: Clock | undefined;
  /** Called with the unit as stored once points and KSA items are gone again. */
  onStored: (unit?: CourseUnitDetail) => Promise<void>;
}

/** Says what was filled in, and takes all of it back as one act: on the toast, and by Ctrl+Z for half a minute more. */
export function useFillUndo({ source, course, clock = realClock, onStored }: FillUndoOptions) {
  const text = useMessages(assistantFillMessages);
  const { showToast, closeToast } = useToast();
  const [done, setDone] = useState<DoneFilling | null>(null);
  const toast = useRef<string | null>(null);

  useEffect(() => {
    if (!done) return;
    return clock.schedule(() => setDone(null), TOAST_DURATION + UNDO_AT_HEAD);
  }, [done, clock]);

  async function takeBack(filling: DoneFilling) {
    setDone((now) => (now === filling ? null : now));
    if (toast.current !== null) closeToast(toast.current);
    filling.takeOut?.();
    try {
      if (filling.stored.length > 0) await onStored((await source.removeAdded?.(course.id, addedOf(filling.stored))) ?? undefined);
      showToast({ type: 'success', message: text.takenBack({ name: course.name }) });
    } catch (error) {
      showToast({ type: 'error', message: text.notTakenBack({ message: messageOf(error) }) });
      // The form is as it was; what is stored can be asked for again.
      setDone({ toForm: [], stored: filling.stored });
    }
  }

  return {
    /** Takes back the last act; absent where there is none. */
    run: done ? () => void takeBack(done) : undefined,
    offer(filling: DoneFilling) {
      const { toForm, stored, takeOut } = filling;
      const points = stored.filter(({ kind }) => kind === 'point').length;
      const canUndo = (toForm.length === 0 || takeOut !== undefined) && (stored.length === 0 || source.removeAdded !== undefined);
      setDone(canUndo ? filling : null);
      toast.current = showToast({
        type: 'success',
        message: text.done({ toForm: toForm.length, points, ksa: stored.length - points }),
        description: course.name,
        ...(canUndo && { action: { label: text.undo, onAction: () => void takeBack(filling) } }),
      });
    },
  };
}
