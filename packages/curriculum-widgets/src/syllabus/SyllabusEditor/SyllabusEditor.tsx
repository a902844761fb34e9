import { syllabusFieldNames, type DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useImperativeHandle, useMemo, useState } from 'react';
import { createDraftShelf } from '../../support/desk/drafts';
import { useDraftError } from '../../support/restored/useDraftError';
import { useLatest } from '../../support/desk/useLatest';
import { PlaceMarks } from '../../support/placeMarks/PlaceMark';
import { useLanguage } from '../../support/useLanguage';
import { recordNameOf, SyllabusStoreContext, syllabusStoreOf, type FieldName } from '../field';
import { createDraftKeeper } from './draft/draftKeeper';
import { syllabusDraftKey } from './draft/syllabusDraft';
import { syllabusEditorMessages } from './messages';
import { OpenSyllabusEditor } from './OpenSyllabusEditor';
import { SyllabusSkeleton } from './SyllabusSkeleton';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSyllabusEditor } from './useSyllabusEditor';
import type { SyllabusEditorProps } from './SyllabusEditorProps';

const machineClock = () => Date.now();

/** The course start report of one course as its paper, with each field edited in place (companion document §2.12). Put it inside a `ToastProvider`. */
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
  const onDraftError = useLatest(useDraftError());
  const keeper = useMemo(() => {
    const key = syllabusDraftKey({ userId, courseId });
    return createDraftKeeper(createDraftShelf({ storage: draftStorage, key, onWriteError: () => onDraftError()() }));
  }, [draftStorage, userId, courseId, onDraftError]);

  const failing = useSaveFailure();
  const editor = useSyllabusEditor({
    source,
    courseId,
    isRevisable,
    keeper,
    now,
    onLoadFail: (message) => showToast({ type: 'error', message }),
    onSaved({ taken, isMerged }) {
      if (taken > 0) showToast({ type: 'info', message: text.taken({ count: taken }) });
      if (isMerged) showToast({ type: 'info', message: text.merged });
      showToast({ type: 'success', message: text.saved });
      props.onSaved?.();
    },
    onSaveFail: (error) => failing.report(error, () => void editor.save()),
    onSaveRefuse(name) {
      setRefusal((last) => ({ name, count: (last?.count ?? 0) + 1 }));
      showToast({ type: 'error', message: text.refused({ field: syllabusFieldNames[recordNameOf(name)][reader] }) });
    },
  });
  const { desk, frame, save, refresh } = editor;
  useImperativeHandle(
    props.controls,
    () => ({ save, discard: desk.discard, refresh, takeOthersIn: () => desk.refresh({ isQuiet: true }) }),
    [save, desk, refresh],
  );
  const isOpen = frame.phase === 'open';
  const store = useMemo(() => (isOpen ? syllabusStoreOf(desk, isRevisable) : null), [desk, isOpen, isRevisable]);

  if (frame.phase === 'failed') {
    const wayOut = props.onBack && (
      <Button variant="ghost" onPress={props.onBack}>
        {text.back}
      </Button>
    );
    return <ErrorState title={text.loadFailed} hint={frame.message} onRetry={desk.load} wayOut={wayOut} />;
  }
  if (frame.phase === 'loading' || !store) return <SyllabusSkeleton />;
  return (
    <SyllabusStoreContext value={store}>
      <PlaceMarks value={props.renderMark}>
        <OpenSyllabusEditor
          {...props}
          frame={frame}
          editor={editor}
          failing={failing}
          languages={props.languages ?? ownLanguages}
          onLanguagesChange={props.onLanguagesChange ?? setOwnLanguages}
          refusal={refusal}
        />
      </PlaceMarks>
    </SyllabusStoreContext>
  );
}
