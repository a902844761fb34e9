import { isSaveShown as saveShows, type CollegeMajorResponse, type SaveRule } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { RecordFormPage, refusedField, useRecordPage, type RecordFormControls, type UnsavedRecord } from '../../support/recordForm';
import type { CollegeMajorEditorSource } from './CollegeMajorEditorSource';
import { CollegeMajorFields } from './CollegeMajorFields';
import { collegeMajorProblems } from './collegeMajorProblems';
import {
  blankCollegeMajor,
  readableCollegeMajor,
  toCollegeMajorRequest,
  toCollegeMajorValues,
  type CollegeMajorValues,
} from './collegeMajorValues';
import { comparedFields } from './comparedFields';
import { collegeMajorEditorMessages } from './messages';
import { useCollegeMajorChoices } from './useCollegeMajorChoices';

export interface CollegeMajorEditorProps {
  /** Where the major is read and saved. */
  source: CollegeMajorEditorSource;
  /** The major to edit; without it a new one begins. */
  majorId?: number;
  /** Whether majors may be written; without it the page is read. @default false */
  isEditable?: boolean;
  /** The form's own flag, which `saveRule` reads; nothing can be typed where Save does not show (reference §2.4). @default false */
  isEditDisabled?: boolean;
  /** Which of the two stated rules decides whether Save shows (decision 109). @default 'hide-when-true' */
  saveRule?: SaveRule;
  /** Goes back to the list of majors. */
  onBack?: () => void;
  /** Hears the id under which the major is stored: an address that begins to name it goes on with the same form. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Tells whether leaving now would lose work. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Takes the phrase that says how the save stands, to show it elsewhere. @default shown beside the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Time for "saved at" and for new English. @default the machine's clock */
  now?: () => number;
  controls?: Ref<RecordFormControls>;
}

const machineClock = () => Date.now();

/** A college major: name, category, standard, code, years, objectives, academic system and related majors (reference §2.4). Put it inside a `ToastProvider`. */
export function CollegeMajorEditor(props: CollegeMajorEditorProps) {
  const { source, majorId, isEditable = false, isEditDisabled = false, saveRule = 'hide-when-true', onBack, now = machineClock } = props;
  const text = useMessages(collegeMajorEditorMessages);
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const isSaveShown = saveShows(isEditDisabled, saveRule);
  const options = useCollegeMajorChoices(source, language);
  const form = useRecordPage<CollegeMajorValues, CollegeMajorResponse>({
    recordId: majorId,
    load: (id, { signal }) => source.getCollegeMajor(id, { signal }),
    blank: blankCollegeMajor,
    toValues: toCollegeMajorValues,
    toReadable: (major) => readableCollegeMajor(major, language),
    send: (values, over) => source.saveCollegeMajor(toCollegeMajorRequest(values, over, new Date(now()).toISOString())),
    problemsOf: (values) => collegeMajorProblems(values, text),
    problemsOfError: refusedField,
    // What is typed where nothing can be saved would be lost.
    isReadOnly: !isEditable || !isSaveShown,
    onSaved: props.onSaved,
    onUnsavedChange: props.onUnsavedChange,
    controls: props.controls,
    now,
  });

  if (majorId === undefined && !isEditable) {
    return (
      <EmptyState title={text.mayNotCreate} hint={text.mayNotCreateHint} action={onBack && <Button onPress={onBack}>{text.back}</Button>} />
    );
  }
  return (
    <RecordFormPage
      form={form}
      title={({ state, values }) => (state.id === null ? text.newTitle : (form.isReadOnly ? values : state.baseline).name || text.unnamed)}
      facts={({ state }) => state.id !== null && <span>{state.baseline.code || state.id}</span>}
      fields={comparedFields(text, options.choices)}
      isWaiting={options.isWaiting}
      isSaveShown={isSaveShown}
      readOnlyNote={isEditable ? text.editDisabled : undefined}
      onBack={onBack}
      backLabel={text.back}
      onStatusChange={props.onStatusChange}
      loadingLabel={text.loading}
      failedTitle={text.loadFailed}
    >
      {(open) => (
        <>
          {options.failure !== null && (
            <Note
              variant="error"
              action={
                <Button variant="link" size="small" onPress={options.reload}>
                  {text.retry}
                </Button>
              }
            >
              {text.choicesFailed} {options.failure}
            </Note>
          )}
          <CollegeMajorFields open={open} choices={options.choices} />
        </>
      )}
    </RecordFormPage>
  );
}
