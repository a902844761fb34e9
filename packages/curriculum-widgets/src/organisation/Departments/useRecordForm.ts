import { useRecordDialog } from '../../support/recordForm/useRecordDialog';
import type { StoredRecord } from './departmentsAfter';
import type { DepartmentsSource } from './DepartmentsSource';
import { recordOf, theirsIn, toForm, toSaveDepartment, toSaveMajor, type Editing, type Recorded, type RecordForm } from './recordForm';

/** A dialog that makes majors alone needs no way to store departments. */
export type RecordSource = Pick<DepartmentsSource, 'saveMajor'> & Partial<Pick<DepartmentsSource, 'saveDepartment'>>;

interface UseRecordFormOptions {
  editing: Editing;
  source: RecordSource;
  now: () => number;
  /** Called with the record as the save answered it, where it did. */
  onSaved: (id: number, stored: StoredRecord | undefined) => void;
  /** Called when nothing is left to save, because what is stored already was chosen. @default it is stored again */
  onTheirsTaken?: (() => void) | undefined;
  /** Nothing was sent, or it was refused. */
  onRefused: () => void;
}

/** Holds the fields of the dialog and saves them; who was not the first to save sees what the other wrote and chooses. */
export function useRecordForm({ editing, source, now, onSaved, onTheirsTaken, onRefused }: UseRecordFormOptions) {
  const id = recordOf(editing)?.id ?? 0;
  return useRecordDialog<RecordForm, Recorded & { id: number; stored?: StoredRecord | undefined }>({
    record: recordOf(editing) ?? null,
    toValues: (record) => toForm(record ?? undefined),
    isSendable: ({ name }) => name.trim() !== '',
    async send(form, over) {
      const time = new Date(now()).toISOString();
      if (editing.kind === 'department') {
        const { record, ...saved } = await source.saveDepartment!(toSaveDepartment(form, id, over ?? undefined, time));
        return { ...form, ...saved, stored: record && { kind: 'department', record } };
      }
      const { departmentId } = editing;
      const { record, ...saved } = await source.saveMajor(toSaveMajor(form, { id, departmentId }, over ?? undefined, time));
      return { ...form, ...saved, stored: record && { kind: 'major', departmentId, record } };
    },
    async loadNewer(refusal) {
      const theirs = theirsIn(refusal);
      if (!theirs) throw refusal;
      return { ...theirs, id };
    },
    onSaved: ({ id: storedId, stored }) => onSaved(storedId, stored),
    ...(onTheirsTaken && { onTheirsTaken }),
    onRefused,
  });
}
