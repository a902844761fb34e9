import type { Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import type { CopyWizardSource } from './CopyWizardSource';
import type { Binding, CopyWizardEvent } from './copyWizardState';
import { outageIn, type Loadable } from './loadable';

interface LoadOptions {
  dataSource: CopyWizardSource;
  courseId: number;
  dispatch: Dispatch<CopyWizardEvent>;
  life: { current: AbortController };
  showError: (message: string) => void;
}

type Part = Pick<Binding, 'subject' | 'plan' | 'suggestions'>;

/** The outage that keeps back what step 2 of 3 shows. */
export function outageOfBinding(binding: Part | null | undefined): Outage | undefined {
  return outageIn(binding?.subject) ?? outageIn(binding?.plan) ?? outageIn(binding?.suggestions);
}

/**
 * Fetches what step 2 of 3 shows; the state drops replies for a major that was left. Not `useAnswer`: what was read is part of the state from
 * which a closed wizard resumes, and it is asked for by acts of the person.
 */
export function bindingLoads({ dataSource, courseId, dispatch, life, showError }: LoadOptions) {
  const readSubject = (targetId: number, signal: AbortSignal) => dataSource.loadGoals({ courseId, targetId }, { signal });
  const readSuggestions = ({ majorId, subject }: Part & Pick<Binding, 'majorId'>, signal: AbortSignal) =>
    subject.status === 'ready' ? dataSource.suggestBindings?.({ courseId, targetId: majorId, ...subject.value }, { signal }) : undefined;
  const readPlan = (targetId: number, signal: AbortSignal) => dataSource.loadPlan?.({ courseId, targetId }, { signal });

  async function loadSubject(majorId: number) {
    const { signal } = life.current;
    dispatch({ type: 'subjectLoaded', majorId, subject: { status: 'loading' } });
    const subject = await answered(readSubject(majorId, signal));
    if (signal.aborted) return;
    dispatch({ type: 'subjectLoaded', majorId, subject });
    if (subject.status === 'failed') showError(subject.message);
  }

  async function loadPlan(majorId: number) {
    const { signal } = life.current;
    const reading = readPlan(majorId, signal);
    if (!reading) return;
    dispatch({ type: 'planLoaded', majorId, plan: { status: 'loading' } });
    const plan = await answered(reading);
    if (!signal.aborted) dispatch({ type: 'planLoaded', majorId, plan });
  }

  async function suggest(binding: Binding) {
    const { majorId } = binding;
    const { signal } = life.current;
    const reading = readSuggestions(binding, signal);
    if (!reading) return;
    dispatch({ type: 'suggestionsLoaded', majorId, suggestions: { status: 'loading' } });
    const suggestions = await answered(reading);
    if (signal.aborted) return;
    dispatch({ type: 'suggestionsLoaded', majorId, suggestions });
    if (suggestions.status === 'failed') showError(suggestions.message);
  }

  return {
    loadPlan,
    suggest,
    /** Resolves once both are answered, or refused. */
    load: (majorId: number) => Promise.all([loadSubject(majorId), loadPlan(majorId)]),
    /** Tries once more what an outage kept back, and leaves on show that it failed; resolves to whether nothing is kept back any more. */
    async goOn({ majorId, ...known }: Part & Pick<Binding, 'majorId'>, signal: AbortSignal): Promise<boolean> {
      const again = { subject: outageIn(known.subject), plan: outageIn(known.plan), suggestions: outageIn(known.suggestions) };
      const reading = again.suggestions && readSuggestions({ majorId, ...known }, signal);
      const [subject, plan, suggestions] = await Promise.all([
        again.subject ? answered(readSubject(majorId, signal), again.subject) : known.subject,
        again.plan ? answered(readPlan(majorId, signal)!, again.plan) : known.plan,
        reading ? answered(reading, again.suggestions) : known.suggestions,
      ]);
      if (signal.aborted) return false;
      if (again.subject) dispatch({ type: 'subjectLoaded', majorId, subject });
      if (again.plan && plan) dispatch({ type: 'planLoaded', majorId, plan });
      if (reading && suggestions) dispatch({ type: 'suggestionsLoaded', majorId, suggestions });
      return outageOfBinding({ subject, plan, suggestions }) === undefined;
    },
  };
}

async function answered<Value>(reading: Promise<Value>, before?: Outage): Promise<Loadable<Value>> {
  try {
    return { status: 'ready', value: await reading };
  } catch (error) {
    return { status: 'failed', message: messageOf(error), outage: outageOf(error, before) };
  }
}
