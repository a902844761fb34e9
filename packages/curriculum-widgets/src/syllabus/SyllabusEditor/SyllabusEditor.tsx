import { syllabusFieldNames, type DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { recordNameOf, SyllabusStoreContext, type FieldName } from '../field';
import { createDraftKeeper } from './draft/draftKeeper';
import { syllabusDraftKey } from './draft/syllabusDraft';
import { syllabusEditorMessages } from './messages';
import { OpenSyllabusEditor } from './OpenSyllabusEditor';
import { SyllabusSkeleton } from './SyllabusSkeleton';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSyllabusEditor } from './useSyllabusEditor';
import type { SyllabusEditorProps } from './SyllabusEditorProps';

const machineClock = () => Date.now();

/** The course start report of one course as its paper, each field of which is edited where it stands (companion document §2.12). Put it inside a `ToastProvider`. */
export function SyllabusEditor(props: SyllabusEditorProps) {
  // Another course starts afresh.
  return <Editor key={props.courseId} {...props} />;
}

function Editor(props: SyllabusEditorProps) {
  const { source, courseId, isRevisable, userId, draftStorage, now = machineClock } = props;
  const text = useMessages(syllabusEditorMessages);
  const reader = useLanguage();
  const { showToast } = useToast();
  const [ownLanguages, setOwnLanguages] = useState<DocumentLanguages>(reader);
  const [refusal, setRefusal] = useState<{ name: FieldName; count: number } | null>(null);
  const draft = useMemo(() => {
    return createDraftKeeper({ storage: draftStorage, key: syllabusDraftKey({ userId, courseId }) });
  }, [draftStorage, userId, courseId]);
  useEffect(() => draft.onWriteError(() => showToast({ type: 'warning', message: text.draftFull })));

  const failing = useSaveFailure();
  const editor = useSyllabusEditor({
    source,
    courseId,
    isRevisable,
    draft,
    now,
    onLoadFail: (message) => showToast({ type: 'error', message }),
    onSaved({ taken, isMerged }) {
      if (taken > 0) showToast({ type: 'info', message: text.taken({ count: taken }) });
      if (isMerged) showToast({ type: 'info', message: text.merged });
      showToast({ type: 'success', message: text.saved });
      props.onSaved?.();
    },
    onSaveFail: (error) => failing.tell(error, () => void editor.save()),
    onSaveRefuse(name) {
      setRefusal((last) => ({ name, count: (last?.count ?? 0) + 1 }));
      showToast({ type: 'error', message: text.refused({ field: syllabusFieldNames[recordNameOf(name)][reader] }) });
    },
  });
  const { state, save, discard, refresh, reload } = editor;
  useImperativeHandle(props.controls, () => ({ save, discard, refresh }), [save, discard, refresh]);

  if (state.phase === 'failed') {
    const wayOut = props.onBack && (
      <Button variant="ghost" onPress={props.onBack}>
        {text.back}
      </Button>
    );
    return <ErrorState title={text.loadFailed} hint={state.message} onRetry={reload} wayOut={wayOut} />;
  }
  if (state.phase === 'loading') return <SyllabusSkeleton />;
  return (
    <SyllabusStoreContext value={state.store}>
      <OpenSyllabusEditor
        {...props}
        state={state}
        editor={editor}
        failing={failing}
        languages={props.languages ?? ownLanguages}
        onLanguagesChange={props.onLanguagesChange ?? setOwnLanguages}
        refusal={refusal}
      />
    </SyllabusStoreContext>
  );
}
