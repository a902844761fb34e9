import type { MajorInfo } from '@college/curriculum-model';
import { useState } from 'react';
import { isConflict } from '../../../support/saving/conflict';
import { messageOf } from '../../../support/messageOf';
import type { MajorDetailSource } from '../MajorDetailSource';
import { factsStored, isSameFacts, toFactsForm, toSaveMajorRequest, type MajorFactsForm } from './majorFactsForm';

type FactsStatus =
  | { kind: 'editing' | 'refused' | 'saving' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; theirs: MajorFactsForm };

interface UseFactsFormOptions {
  source: MajorDetailSource;
  major: MajorInfo;
  departmentId: number;
  now: () => number;
  onSaved: (major: MajorInfo, overVersion: number | undefined) => void;
  onRefused: () => void;
}

/** The form of a major's facts and its save; somebody who changed only the requirements meanwhile is no rival. */
export function useFactsForm({ source, major: opened, departmentId, now, onSaved, onRefused }: UseFactsFormOptions) {
  const [base, setBase] = useState(opened);
  const [form, setForm] = useState(() => toFactsForm(opened));
  const [status, setStatus] = useState<FactsStatus>({ kind: 'editing' });

  async function save() {
    if (status.kind === 'saving') return;
    if (form.name.trim() === '') {
      setStatus({ kind: 'refused' });
      onRefused();
      return;
    }
    setStatus({ kind: 'saving' });
    let over = base;
    for (;;) {
      const request = toSaveMajorRequest(form, over, departmentId, new Date(now()).toISOString());
      try {
        const { version } = await source.saveMajor(request);
        onSaved({ ...factsStored(over, request), version }, over.version);
        return;
      } catch (error) {
        const current = isConflict(error) ? await source.loadMajorRecord(over.id).catch(() => null) : null;
        if (!current || current.version === over.version) {
          setStatus({ kind: 'failed', message: messageOf(error) });
          return;
        }
        const isRival = !isSameFacts(toFactsForm(current), toFactsForm(over));
        over = current;
        setBase(current);
        if (isRival) {
          setStatus({ kind: 'conflict', theirs: toFactsForm(current) });
          return;
        }
      }
    }
  }

  return {
    form,
    status,
    change(part: Partial<MajorFactsForm>) {
      setForm({ ...form, ...part });
    },
    save,
    takeTheirs() {
      if (status.kind !== 'conflict') return;
      setForm(status.theirs);
      setStatus({ kind: 'editing' });
    },
  };
}
