export { talentReportFormMessages } from './messages';
export { TalentReportForm, type TalentReportFormProps } from './TalentReportForm';
export type { ReportMajor, TalentReportFormSource } from './TalentReportFormSource';
export type { RecordFormControls, UnsavedRecord } from '../../support/recordForm';
