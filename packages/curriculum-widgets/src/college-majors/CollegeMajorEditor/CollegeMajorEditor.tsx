import { isSaveShown as saveShows, type CollegeMajorResponse, type SaveRule } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import {
  ChoicesFailure,
  machineClock,
  MayNotCreate,
  RecordFormPage,
  refusedField,
  useComparedEnglish,
  useRecordPage,
  type RecordEditorProps,
} from '../../support/recordForm';
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

export interface CollegeMajorEditorProps extends RecordEditorProps {
  /** Where the major is read and saved. */
  source: CollegeMajorEditorSource;
  /** The major to edit; without it a new one begins. */
  majorId?: number;
  /** The form's own flag, which `saveRule` reads; nothing can be typed where Save does not show (reference §2.4). @default false */
  isEditDisabled?: boolean;
  /** Which of the two stated rules decides whether Save shows (decision 109). @default 'hide-when-true' */
  saveRule?: SaveRule;
}

/** A college major: name, category, standard, code, years, objectives, academic system and related majors (reference §2.4). Put it inside a `ToastProvider`. */
export function CollegeMajorEditor(props: CollegeMajorEditorProps) {
  const { source, majorId, isEditable = false, isEditDisabled = false, saveRule = 'hide-when-true', ...rest } = props;
  const { onBack, onStatusChange, now = machineClock, ...callbacks } = rest;
  const text = useMessages(collegeMajorEditorMessages);
  const english = useComparedEnglish();
  const language = useLanguage();
  const isSaveShown = saveShows(isEditDisabled, saveRule);
  const options = useCollegeMajorChoices(source, language);
  const form = useRecordPage<CollegeMajorValues, CollegeMajorResponse>({
    draftKind: 'college-major',
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
    nameOf: ({ name }) => name,
    now,
    ...callbacks,
  });

  if (majorId === undefined && !isEditable) {
    return <MayNotCreate text={text} onBack={onBack} />;
  }
  return (
    <RecordFormPage
      form={form}
      title={({ state, values }) => (state.id === null ? text.newTitle : (form.isReadOnly ? values : state.baseline).name || text.unnamed)}
      facts={({ state }) => state.id !== null && <span>{state.baseline.code || state.id}</span>}
      fields={comparedFields(text, english, options.choices)}
      isWaiting={options.isWaiting}
      isSaveShown={isSaveShown}
      readOnlyNote={isEditable ? text.editDisabled : undefined}
      onBack={onBack}
      backLabel={text.back}
      onStatusChange={onStatusChange}
      loadingLabel={text.loading}
      failedTitle={text.loadFailed}
    >
      {(open) => (
        <>
          <ChoicesFailure message={text.choicesFailed} failure={options.failure} onRetry={options.reload} />
          <CollegeMajorFields open={open} choices={options.choices} />
        </>
      )}
    </RecordFormPage>
  );
}
