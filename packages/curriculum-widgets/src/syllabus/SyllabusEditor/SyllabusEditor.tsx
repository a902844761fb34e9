import { syllabusFieldNames, type DocumentLanguages, type SyllabusFieldName, type SyllabusTableName } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useLanguage } from '../../support/useLanguage';
import type { DraftStorage } from '../../course-units/CourseUnitDetail';
import { recordNameOf, SyllabusStoreContext, type FieldName } from '../field';
import { createDraftKeeper } from './draft/draftKeeper';
import { syllabusDraftKey } from './draft/syllabusDraft';
import { syllabusEditorMessages } from './messages';
import { OpenSyllabusEditor } from './OpenSyllabusEditor';
import { SyllabusSkeleton } from './SyllabusSkeleton';
import type { SyllabusSource } from './SyllabusSource';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSyllabusEditor } from './useSyllabusEditor';

/** The acts of the editor from outside, such as for a guard that asks before leaving. */
export interface SyllabusControls {
  /** Saves everything, what stands in open fields included; resolves to whether it worked. */
  save: () => Promise<boolean>;
  /** Gives unsaved changes up, and their draft. */
  discard: () => void;
  /** Reads the texts of the tables again after they were saved elsewhere; what is typed stays. */
  refresh: () => Promise<void>;
}

export interface SyllabusEditorProps {
  /** Where the report is read and saved. */
  source: SyllabusSource;
  /** The course whose report it is. */
  courseId: number;
  /** Whether the reader may change the report: the modify right on the course (decision 153). */
  isRevisable: boolean;
  /** Stands beside the title. */
  majorName?: string;
  /** Languages of the paper. @default those of the reader */
  languages?: DocumentLanguages;
  /** Hears of the languages that a person chose for the paper. */
  onLanguagesChange?: (languages: DocumentLanguages) => void;
  /** Who edits: the owner of drafts. */
  userId: number;
  /** Where unsaved work survives a crashed tab. @default none */
  draftStorage?: DraftStorage;
  /** The field that takes the focus at first, such as one that a list of what is missing led to. */
  initialField?: SyllabusFieldName;
  /** Buttons that download the report. */
  exportActions?: ReactNode;
  /** Buttons for links to the report, its history and the like. */
  linkActions?: ReactNode;
  /** Where the matrices of the paper are made. */
  matrixLinks?: Partial<Record<SyllabusTableName, string>>;
  /** Goes back to the course unit. */
  onBack?: () => void;
  /** Hears that the report was stored. */
  onSaved?: () => void;
  /** Tells whether leaving now would lose work. */
  onDirtyChange?: (dirty: { isDirty: boolean; changeCount: number }) => void;
  /** Takes the phrase that says how the save stands, to show it elsewhere. @default shown beside the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Time for "saved at", drafts and translations. @default the machine's clock */
  now?: () => number;
  /** The acts of the editor from outside. */
  controls?: Ref<SyllabusControls>;
}

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

  if (state.phase === 'failed') return <ErrorState title={text.loadFailed} hint={state.message} onRetry={reload} />;
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
