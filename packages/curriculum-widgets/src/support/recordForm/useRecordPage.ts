import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useDraftError } from '../restored/useDraftError';
import { useSaveFailure, type SaveFailing } from '../saving/useSaveFailure';
import { recordFormMessages } from './messages';
import { useRecordForm, type RecordForm, type UseRecordFormOptions } from './useRecordForm';
import { useNamed } from '../../support/undo/useNamed';

/** Controls a record editor from outside, such as for a guard that confirms leaving. */
export interface RecordFormControls {
  /** Saves; resolves to whether it worked. */
  save: () => Promise<boolean>;
  /** Discards unsaved changes. */
  discard: () => void;
}

/** What would be lost by leaving now. */
export interface UnsavedRecord {
  isDirty: boolean;
  changeCount: number;
}

export interface UseRecordPageOptions<Values extends object, Stored> extends UseRecordFormOptions<Values, Stored> {
  /** What the record is called, for the toast that says that it is stored. */
  nameOf?: (values: Values) => string;
  /** Tells whether leaving now would lose work, and how much. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  controls?: Ref<RecordFormControls>;
}

/** A record form with what it knows about saves that failed. */
export interface RecordPage<Values extends object, Stored> extends RecordForm<Values, Stored> {
  failing: SaveFailing;
}

/**
 * `useRecordForm` with the notifications of every editor: a toast when it is stored (保存成功), a toast with the server's message and Retry when it is not,
 * unsaved changes for a guard that confirms leaving, and the editor's controls.
 */
export function useRecordPage<Values extends object, Stored>(options: UseRecordPageOptions<Values, Stored>): RecordPage<Values, Stored> {
  const text = useMessages(recordFormMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const failing = useSaveFailure({ isRepeatable: options.recordId !== undefined });
  const form: RecordForm<Values, Stored> = useRecordForm({
    ...options,
    onDraftError: useDraftError(),
    onSaved(saved) {
      showToast({ type: 'success', message: text.saved, description: form.values ? named(options.nameOf?.(form.values)) : undefined });
      options.onSaved?.(saved);
    },
    onSaveFail(error) {
      failing.report(error, () => void form.save());
      options.onSaveFail?.(error);
    },
  });
  const { save, discard, isChanged, changeCount } = form;
  useImperativeHandle(options.controls, () => ({ save, discard }), [save, discard]);
  const tell = useRef(options.onUnsavedChange);
  useEffect(() => {
    tell.current = options.onUnsavedChange;
  });
  useEffect(() => tell.current?.({ isDirty: isChanged, changeCount }), [isChanged, changeCount]);
  return { ...form, failing };
}
