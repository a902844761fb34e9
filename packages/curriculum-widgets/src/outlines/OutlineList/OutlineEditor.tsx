import { outlineFields, type Outline } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { useMemo, useState, type Ref } from 'react';
import {
  comparedFieldsOf,
  RecordConflict,
  useComparedEnglish,
  useRecordPage,
  type RecordFormControls,
  type UnsavedRecord,
} from '../../support/recordForm';
import type { DraftOwner } from '../../support/desk/drafts';
import { useLanguage } from '../../support/useLanguage';
import { useSaveStatus } from '../../support/useSaveStatus';
import { outlineListMessages } from './messages';
import { OutlineFields } from './OutlineFields';
import type { OutlineSource } from './OutlineSource';
import { blankOutline, outlineProblems, toOutlineInput, toOutlineValues, type OutlineValues } from './outlineValues';

interface OutlineEditorProps extends DraftOwner {
  /** The outline to change; without it a new one begins. */
  itemId?: number;
  source: OutlineSource;
  onSaved: () => void;
  onClose: () => void;
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  controls?: Ref<RecordFormControls>;
  now: () => number;
}

/** Edits an outline and its English. Closing with unsaved changes asks for confirmation. */
export function OutlineEditor({ itemId, source, onSaved, onClose, now, ...rest }: OutlineEditorProps) {
  const text = useMessages(outlineListMessages);
  const english = useComparedEnglish();
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const written = () => new Date(now()).toISOString();
  const form = useRecordPage<OutlineValues, Outline>({
    ...rest,
    draftKind: 'outline',
    recordId: itemId,
    load: (id, options) => source.getOutline(id, options),
    blank: () => blankOutline(written().slice(0, 10)),
    toValues: toOutlineValues,
    send: (values, over) => source.saveOutline(toOutlineInput(values, over, written())),
    problemsOf: (values) => outlineProblems(values, text, language),
    onSaved() {
      onSaved();
      onClose();
    },
    nameOf: ({ title }) => title,
    now,
  });
  const { state, values, save } = form;
  const status = useSaveStatus({
    standing: state.phase === 'open' ? state.save : null,
    isDirty: form.isChanged,
    changeCount: form.changeCount,
    failing: form.failing,
    save,
  });
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);
  const leave = () => (form.isChanged ? setLeaving(true) : onClose());
  const name = itemId === undefined ? text.newItem : text.editItem;
  return (
    <>
      <Dialog
        isOpen
        size="l"
        title={name}
        isCloseDisabled={form.isSaving}
        onOpenChange={leave}
        footerStart={status}
        footer={
          <>
            <Button variant="ghost" onPress={leave}>
              {text.cancel}
            </Button>
            <Button variant="primary" isPending={form.isSaving} pendingLabel={text.saving} isDisabled={!values} onPress={() => void save()}>
              {text.save}
            </Button>
          </>
        }
      >
        {state.phase === 'failed' && <ErrorState title={text.itemFailed} hint={state.message} onRetry={form.reload} />}
        {state.phase === 'loading' && (
          <SkeletonShape label={text.loading}>
            <Skeleton height={32} />
          </SkeletonShape>
        )}
        {state.phase === 'open' && values && (
          <Shortcuts keys={keys}>
            <OutlineFields form={form} values={values} record={state.record} name={name} />
          </Shortcuts>
        )}
      </Dialog>
      <RecordConflict
        form={form}
        fields={[
          ...comparedFieldsOf<typeof outlineFields, OutlineValues>(outlineFields, { words: {}, labels: text }),
          { name: 'writtenOn', label: text.writtenOn },
          english,
        ]}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={text.leave}
        confirmLabel={text.leaveConfirm}
        cancelLabel={text.leaveStay}
        onOpenChange={setLeaving}
        onConfirm={() => {
          form.discard();
          onClose();
        }}
      >
        {text.leaveHint}
      </ConfirmDialog>
    </>
  );
}
