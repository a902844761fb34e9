import type { MajorInfo } from '@college/curriculum-model';
import { useRecordDialog } from '../../../support/recordForm/useRecordDialog';
import type { MajorDetailSource } from '../MajorDetailSource';
import { factsStored, toFactsForm, toSaveMajorRequest, type MajorFactsForm } from './majorFactsForm';

interface UseFactsFormOptions {
  source: MajorDetailSource;
  major: MajorInfo;
  departmentId: number;
  now: () => number;
  onSaved: (major: MajorInfo, overVersion: number | undefined) => void;
  onRefused: () => void;
}

/** The form of a major's facts and its save; somebody who changed only the requirements meanwhile is no rival. */
export function useFactsForm({ source, major, departmentId, now, onSaved, onRefused }: UseFactsFormOptions) {
  return useRecordDialog<MajorFactsForm, MajorInfo>({
    record: major,
    toValues: (record) => toFactsForm(record ?? major),
    isSendable: ({ name }) => name.trim() !== '',
    async send(form, over) {
      const request = toSaveMajorRequest(form, over ?? major, departmentId, new Date(now()).toISOString());
      const { version } = await source.saveMajor(request);
      return { ...factsStored(over ?? major, request), version };
    },
    loadNewer: () => source.loadMajorRecord(major.id),
    onSaved: (stored, over) => onSaved(stored, over?.version),
    onRefused: (why) => why === 'blank' && onRefused(),
  });
}
