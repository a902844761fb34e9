import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { DepartmentsSource } from './DepartmentsSource';
import { recordOf, theirsIn, toForm, toSaveDepartment, toSaveMajor, type Editing, type RecordForm } from './recordForm';

/** How far saving is; `theirs` is what somebody else stored since the record was read. */
export type RecordStatus =
  | { step: 'filling' }
  | { step: 'blank' }
  | { step: 'saving' }
  | { step: 'failed'; message: string }
  | { step: 'conflict'; theirs: RecordForm };

/** A dialog that makes majors alone needs no way to store departments. */
export type RecordSource = Pick<DepartmentsSource, 'saveMajor'> & Partial<Pick<DepartmentsSource, 'saveDepartment'>>;

interface UseRecordFormOptions {
  editing: Editing;
  source: RecordSource;
  now: () => number;
  onSaved: (id: number) => void;
  /** Nothing was sent, or it was refused. */
  onRefused: () => void;
}

/** Holds the fields of the dialog and saves them; who was not the first to save sees what the other wrote and chooses. */
export function useRecordForm({ editing, source, now, onSaved, onRefused }: UseRecordFormOptions) {
  const [base, setBase] = useState(() => recordOf(editing) as ReturnType<typeof theirsIn>);
  const [form, setForm] = useState(() => toForm(base));
  const [status, setStatus] = useState<RecordStatus>({ step: 'filling' });

  async function save() {
    if (status.step === 'saving') return;
    if (form.name.trim() === '') {
      setStatus({ step: 'blank' });
      onRefused();
      return;
    }
    setStatus({ step: 'saving' });
    const id = recordOf(editing)?.id ?? 0;
    const time = new Date(now()).toISOString();
    try {
      const saved = await (editing.kind === 'department'
        ? source.saveDepartment!(toSaveDepartment(form, id, base, time))
        : source.saveMajor(toSaveMajor(form, { id, departmentId: editing.departmentId }, base, time)));
      onSaved(saved.id);
    } catch (error) {
      const theirs = theirsIn(error);
      if (theirs) setBase(theirs);
      setStatus(theirs ? { step: 'conflict', theirs: toForm(theirs) } : { step: 'failed', message: messageOf(error) });
      onRefused();
    }
  }

  return {
    form,
    status,
    save,
    change(change: Partial<RecordForm>) {
      setForm((known) => ({ ...known, ...change }));
      if (status.step !== 'saving' && status.step !== 'conflict') setStatus({ step: 'filling' });
    },
    takeTheirs() {
      if (status.step === 'conflict') setForm(status.theirs);
      setStatus({ step: 'filling' });
    },
  };
}
