import { newsFields, type NewsItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { useMemo, useState, type Ref } from 'react';
import {
  comparedFieldsOf,
  EnglishFields,
  englishFieldsOf,
  RecordConflict,
  RecordFields,
  useComparedEnglish,
  useRecordPage,
  type RecordFormControls,
  type UnsavedRecord,
} from '../../support/recordForm';
import type { DraftOwner } from '../../support/desk/drafts';
import { useLanguage } from '../../support/useLanguage';
import { useSaveStatus } from '../../support/useSaveStatus';
import { newsListMessages } from './messages';
import type { NewsSource } from './NewsSource';
import { blankNews, newsProblems, toNewsInput, toNewsValues, type NewsValues } from './newsValues';

interface NewsEditorProps extends DraftOwner {
  /** The item to change; without it a new one begins. */
  itemId?: number;
  source: NewsSource;
  onSaved: () => void;
  onClose: () => void;
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  controls?: Ref<RecordFormControls>;
  now: () => number;
}

/** Edits a news item: title and text, and their English. Closing with unsaved changes asks for confirmation. */
export function NewsEditor({ itemId, source, onSaved, onClose, now, ...rest }: NewsEditorProps) {
  const text = useMessages(newsListMessages);
  const english = useComparedEnglish();
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const form = useRecordPage<NewsValues, NewsItem>({
    ...rest,
    draftKind: 'news',
    recordId: itemId,
    load: (id, options) => source.getNews(id, options),
    blank: blankNews,
    toValues: toNewsValues,
    send: (values, over) => source.saveNews(toNewsInput(values, over, new Date(now()).toISOString())),
    problemsOf: (values) => newsProblems(values, text),
    onSaved() {
      onSaved();
      onClose();
    },
    nameOf: ({ title }) => title,
    now,
  });
  const { state, values, set, problems, save } = form;
  const status = useSaveStatus({
    standing: state.phase === 'open' ? state.save : null,
    isDirty: form.isChanged,
    changeCount: form.changeCount,
    failing: form.failing,
    save,
  });
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);
  const leave = () => (form.isChanged ? setLeaving(true) : onClose());

  return (
    <>
      <Dialog
        isOpen
        size="l"
        title={itemId === undefined ? text.newItem : text.editItem}
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
            <RecordFields form={form} aria-label={itemId === undefined ? text.newItem : text.editItem}>
              <TextField
                label={text.title}
                isRequired
                autoFocus
                value={values.title}
                maxLength={newsFields.title.maxLength}
                errorMessage={problems['title']}
                onChange={(title) => set({ title })}
              />
              <TextArea
                label={text.content}
                isRequired
                minRows={8}
                maxRows={20}
                value={values.content}
                maxLength={newsFields.content.maxLength}
                description={text.contentHelp}
                errorMessage={problems['content']}
                onChange={(content) => set({ content })}
              />
              <EnglishFields
                fields={englishFieldsOf(newsFields, language)}
                value={values.english}
                record={state.record}
                onChange={(next) => set({ english: next })}
              />
            </RecordFields>
          </Shortcuts>
        )}
      </Dialog>
      <RecordConflict
        form={form}
        fields={[...comparedFieldsOf<typeof newsFields, NewsValues>(newsFields, { words: {}, labels: text }), english]}
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
