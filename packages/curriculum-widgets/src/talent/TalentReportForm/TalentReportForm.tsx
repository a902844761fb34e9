import { base64ByteCount, pictureBase64, talentReportFields, type TalentReport } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { useChoices } from '../../occupations/choices/useChoices';
import {
  ChoicesFailure,
  comparedFieldsOf,
  machineClock,
  MayNotCreate,
  RecordFormPage,
  refusedField,
  useComparedEnglish,
  useRecordPage,
  type RecordEditorProps,
  type FieldWords,
  type RecordField,
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

export interface TalentReportFormProps extends RecordEditorProps {
  /** Where the report is read and saved. */
  source: TalentReportFormSource;
  /** The report to edit; without it a new one begins. */
  reportId?: number;
  /** Returns the content of an image as base64 text, such as `/media/base64img`. @default reads it in the browser */
  uploadImage?: (file: File) => Promise<string>;
}

/** A talent demand report: its name, institution, type, cover, related major and file (reference §2.7). Put it inside a `ToastProvider`. */
export function TalentReportForm(props: TalentReportFormProps) {
  const { source, reportId, isEditable = false, onBack, onStatusChange, uploadImage, now = machineClock, ...callbacks } = props;
  const text = useMessages(talentReportFormMessages);
  const english = useComparedEnglish();
  const language = useLanguage();
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
    draftKind: 'talent-report',
    recordId: reportId,
    load: (id, { signal }) => source.getTalentReport(id, { signal }),
    blank: blankTalentReport,
    toValues: toTalentValues,
    toReadable: (report) => readableTalentReport(report, language),
    send: (values, over) => source.saveTalentReport(toTalentReportInput(values, over, new Date(now()).toISOString())),
    problemsOf: (values) => talentProblems(values, text, isCoverBusy),
    problemsOfError: (error) => refusedField(error),
    isReadOnly: !isEditable,
    nameOf: ({ name }) => name,
    now,
    ...callbacks,
  });

  if (reportId === undefined && !isEditable) {
    return <MayNotCreate text={text} onBack={onBack} />;
  }
  return (
    <RecordFormPage
      form={form}
      title={({ state, values }) => (state.id === null ? text.newTitle : (isEditable ? state.baseline : values).name || text.unnamed)}
      facts={({ state }) => state.id !== null && <span>{state.id}</span>}
      fields={fieldsOf(text, english, majors.items)}
      onBack={onBack}
      backLabel={text.back}
      onStatusChange={onStatusChange}
      loadingLabel={text.loading}
      failedTitle={text.loadFailed}
    >
      {(open) => (
        <>
          <ChoicesFailure message={text.majorsFailed} failure={majorsFailure} onRetry={majors.reload} />
          <TalentReportFields
            open={open}
            majors={majors.items}
            areMajorsPending={majors.isPending}
            onCoverBusyChange={setCoverBusy}
            uploadImage={uploadImage}
          />
        </>
      )}
    </RecordFormPage>
  );
}

/** Every field in words, for the choice between two versions. */
function fieldsOf(
  text: TalentReportFormText,
  english: RecordField<TalentValues>,
  majors: readonly ReportMajor[],
): RecordField<TalentValues>[] {
  const kilobytes = (picUrl: string) => String(Math.ceil(base64ByteCount(pictureBase64(picUrl) ?? '') / 1024));
  const majorOf = (id: number | null) => {
    const major = majors.find((one) => one.id === id);
    return major ? text.majorOption(major) : String(id ?? '');
  };
  const words: FieldWords<typeof talentReportFields, TalentValues> = {
    type: ({ type }) => (type === null ? '' : type === 0 ? text.admission : text.evaluation),
    picUrl: ({ picUrl }) => (picUrl === '' ? '' : text.coverWords({ size: kilobytes(picUrl) })),
    majorId: ({ majorId }) => majorOf(majorId),
    fileUrl: ({ fileUrl }) => fileUrl,
  };
  return [...comparedFieldsOf<typeof talentReportFields, TalentValues>(talentReportFields, { words, labels: text }), english];
}
