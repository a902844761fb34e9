import type { MajorInfo } from '@college/curriculum-model';
import { toForm, toSaveMajor, type RecordForm } from '../../../organisation/Departments/recordForm';
import { useRecordDialog } from '../../../support/recordForm/useRecordDialog';
import type { MajorDetailSource } from '../MajorDetailSource';

interface UseFactsFormOptions {
  source: MajorDetailSource;
  major: MajorInfo;
  departmentId: number;
  now: () => number;
  onSaved: (major: MajorInfo, overVersion: number | undefined) => void;
  /** Called when nothing is left to save, because what is stored already was chosen. */
  onTheirsTaken: (major: MajorInfo) => void;
  onRefused: () => void;
}

/** The form of a major's facts and its save; somebody who changed only the requirements meanwhile is no rival. */
export function useFactsForm({ source, major, departmentId, now, onSaved, onTheirsTaken, onRefused }: UseFactsFormOptions) {
  return useRecordDialog<RecordForm, MajorInfo>({
    record: major,
    toValues: (record) => toForm(record ?? major),
    isSendable: ({ name }) => name.trim() !== '',
    async send(form, over) {
      const place = { id: major.id, departmentId };
      const { record } = await source.saveMajor(toSaveMajor(form, place, over ?? major, new Date(now()).toISOString()));
      return record ?? source.loadMajorRecord(major.id);
    },
    loadNewer: () => source.loadMajorRecord(major.id),
    onSaved: (stored, over) => onSaved(stored, over?.version),
    onTheirsTaken,
    onRefused: (why) => why === 'blank' && onRefused(),
  });
}
