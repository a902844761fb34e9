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

type Part = Pick<Binding, 'subject' | 'plan'>;

/** The outage that keeps back what step 2 of 3 shows. */
export function outageOfBinding(binding: Part | null | undefined): Outage | undefined {
  return outageIn(binding?.subject) ?? outageIn(binding?.plan);
}

/**
 * Fetches what step 2 of 3 shows; the state drops replies for a major that was left. Not `useAnswer`: what was read is part of the state from
 * which a closed wizard resumes, and it is asked for by acts of the person.
 */
export function bindingLoads({ dataSource, courseId, dispatch, life, showError }: LoadOptions) {
  const readSubject = (targetId: number, signal: AbortSignal) => dataSource.loadGoals({ courseId, targetId }, { signal });
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

  async function suggest({ majorId, subject }: Binding) {
    if (!dataSource.suggestBindings || subject.status !== 'ready') return;
    const { signal } = life.current;
    const { source, target } = subject.value;
    dispatch({ type: 'suggestionsLoaded', majorId, suggestions: { status: 'loading' } });
    const suggestions = await answered(dataSource.suggestBindings({ courseId, targetId: majorId, source, target }, { signal }));
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
      const again = { subject: outageIn(known.subject), plan: outageIn(known.plan) };
      const [subject, plan] = await Promise.all([
        again.subject ? answered(readSubject(majorId, signal), again.subject) : known.subject,
        again.plan ? answered(readPlan(majorId, signal)!, again.plan) : known.plan,
      ]);
      if (signal.aborted) return false;
      if (again.subject) dispatch({ type: 'subjectLoaded', majorId, subject });
      if (again.plan && plan) dispatch({ type: 'planLoaded', majorId, plan });
      return outageOfBinding({ subject, plan }) === undefined;
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
