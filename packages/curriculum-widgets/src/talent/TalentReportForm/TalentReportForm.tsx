import { base64ByteCount, pictureBase64, type TalentReport } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useState, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { useChoices } from '../../occupations/choices/useChoices';
import {
  englishWords,
  recordFormMessages,
  RecordFormPage,
  refusedField,
  useRecordPage,
  type RecordField,
  type RecordFormControls,
  type UnsavedRecord,
} from '../../support/recordForm';
import { talentReportFormMessages, type TalentReportFormText } from './messages';
import { TalentReportFields } from './TalentReportFields';
import type { ReportMajor, TalentReportFormSource } from './TalentReportFormSource';
import {
  blankTalentReport,
  readableTalentReport,
  talentProblems,
  toTalentReportInput,
  toTalentValues,
  type TalentValues,
} from './talentValues';

export interface TalentReportFormProps {
  /** Where the report is read and saved. */
  source: TalentReportFormSource;
  /** The report to edit; without it a new one begins. */
  reportId?: number;
  /** Whether the report may be written; without it the page is read. @default false */
  isEditable?: boolean;
  /** Goes back to the list of reports. */
  onBack?: () => void;
  /** Hears the id under which the report is stored: an address that begins to name it goes on with the same form. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Tells whether leaving now would lose work. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Takes the phrase that says how the save stands, to show it elsewhere. @default shown beside the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Gives the content of an image as base64 text, such as `/media/base64img`. @default reads it in the browser */
  uploadImage?: (file: File) => Promise<string>;
  /** Time for "saved at" and for new English. @default the machine's clock */
  now?: () => number;
  controls?: Ref<RecordFormControls>;
}

const machineClock = () => Date.now();

/** A talent demand report: its name, institution, type, cover, related major and file (reference §2.7). Put it inside a `ToastProvider`. */
export function TalentReportForm(props: TalentReportFormProps) {
  const { source, reportId, isEditable = false, onBack, now = machineClock } = props;
  const text = useMessages(talentReportFormMessages);
  const { english } = useMessages(recordFormMessages);
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const [isCoverBusy, setCoverBusy] = useState(false);
  const [majorsFailure, setMajorsFailure] = useState<string | null>(null);
  const majors = useChoices<ReportMajor>({
    // A reader chooses nothing: the report names its major itself.
    load: async (options) => {
      const found = isEditable ? await source.listReportMajors(options) : [];
      setMajorsFailure(null);
      return found;
    },
    language,
    onFail: setMajorsFailure,
  });
  const form = useRecordPage<TalentValues, TalentReport>({
    recordId: reportId,
    load: (id, { signal }) => source.getTalentReport(id, { signal }),
    blank: blankTalentReport,
    toValues: toTalentValues,
    toReadable: (report) => readableTalentReport(report, language),
    send: (values, over) => source.saveTalentReport(toTalentReportInput(values, over, new Date(now()).toISOString())),
    problemsOf: (values) => talentProblems(values, text, isCoverBusy),
    problemsOfError: (error) => refusedField(error),
    isReadOnly: !isEditable,
    onSaved: props.onSaved,
    onUnsavedChange: props.onUnsavedChange,
    controls: props.controls,
    now,
  });

  if (reportId === undefined && !isEditable) {
    return (
      <EmptyState title={text.mayNotCreate} hint={text.mayNotCreateHint} action={onBack && <Button onPress={onBack}>{text.back}</Button>} />
    );
  }
  return (
    <RecordFormPage
      form={form}
      title={({ state, values }) => (state.id === null ? text.newTitle : (isEditable ? state.baseline : values).name || text.unnamed)}
      facts={({ state }) => state.id !== null && <span>{state.id}</span>}
      fields={fieldsOf(text, english, majors.items)}
      onBack={onBack}
      backLabel={text.back}
      onStatusChange={props.onStatusChange}
      loadingLabel={text.loading}
      failedTitle={text.loadFailed}
    >
      {(open) => (
        <>
          {majorsFailure !== null && (
            <Note
              variant="error"
              action={
                <Button variant="link" size="small" onPress={majors.reload}>
                  {text.retry}
                </Button>
              }
            >
              {text.majorsFailed} {majorsFailure}
            </Note>
          )}
          <TalentReportFields
            open={open}
            majors={majors.items}
            areMajorsPending={majors.isPending}
            onCoverBusyChange={setCoverBusy}
            uploadImage={props.uploadImage}
          />
        </>
      )}
    </RecordFormPage>
  );
}

/** Every field in words, for the choice between two versions. */
function fieldsOf(text: TalentReportFormText, englishLabel: string, majors: readonly ReportMajor[]): RecordField<TalentValues>[] {
  const kilobytes = (picUrl: string) => String(Math.ceil(base64ByteCount(pictureBase64(picUrl) ?? '') / 1024));
  const majorOf = (id: number | null) => {
    const major = majors.find((one) => one.id === id);
    return major ? text.majorOption(major) : String(id ?? '');
  };
  return [
    { name: 'name', label: text.name },
    { name: 'department', label: text.department },
    { name: 'type', label: text.type, words: ({ type }) => (type === null ? '' : type === 0 ? text.admission : text.evaluation) },
    { name: 'picUrl', label: text.cover, words: ({ picUrl }) => (picUrl === '' ? '' : text.coverWords({ size: kilobytes(picUrl) })) },
    { name: 'majorId', label: text.major, words: ({ majorId }) => majorOf(majorId) },
    { name: 'fileName', label: text.fileName },
    { name: 'fileUrl', label: text.fileUrl },
    { name: 'english', label: englishLabel, words: ({ english }) => englishWords(english) },
  ];
}
