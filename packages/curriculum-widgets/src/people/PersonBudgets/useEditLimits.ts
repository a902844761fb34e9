import { limitsOf, personBudgetsSchema, type BudgetName, type PersonBudgets } from '@college/curriculum-model';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { refusedField, type FieldProblems } from '../../support/recordForm';
import { isConflict } from '../../support/saving/conflict';
import type { BudgetsSource } from './BudgetsSource';
import { areSameLimits, faultyField, limitsIn, usualValues, valuesOf, type LimitValues } from './limitValues';

/** Whether the limits are typed, being saved, or were not saved and why. */
export type LimitsStatus =
  | { step: 'filling' }
  | { step: 'unchanged' }
  | { step: 'saving' }
  | { step: 'refused'; message: string; fields: FieldProblems | null }
  | { step: 'conflict'; message: string; theirs: PersonBudgets };

/** The limits of one person while they are edited. */
export function useEditLimits(opened: PersonBudgets, source: Pick<BudgetsSource, 'saveBudgets'>, onSaved: () => void) {
  // What the values are compared with: as opened, or as somebody else has stored them since.
  const [person, setPerson] = useState(opened);
  const [values, setValues] = useState(() => valuesOf(opened));
  const [status, setStatus] = useState<LimitsStatus>({ step: 'filling' });

  async function save(over: PersonBudgets) {
    setStatus({ step: 'saving' });
    try {
      await source.saveBudgets({ id: over.id, version: over.version, limits: limitsIn(values, over) });
      onSaved();
    } catch (error) {
      setStatus(failureOf(error));
    }
  }

  function change(next: LimitValues) {
    setValues(next);
    // A conflict stays until one side is chosen.
    if (status.step !== 'conflict') setStatus({ step: 'filling' });
  }

  return {
    person,
    values,
    status,
    change: (name: BudgetName, value: number | null) => change({ ...values, [name]: value }),
    resetAll: () => change(usualValues(person)),
    /** Saves, or returns the field that cannot be saved. */
    submit(): BudgetName | undefined {
      const faulty = faultyField(values, person);
      if (faulty || status.step === 'saving' || status.step === 'conflict') return faulty;
      if (areSameLimits(limitsIn(values, person), limitsOf(person))) setStatus({ step: 'unchanged' });
      else void save(person);
      return undefined;
    },
    /** Saves over what somebody else stored, or takes that into the fields. */
    resolve(side: 'mine' | 'theirs', theirs: PersonBudgets) {
      setPerson(theirs);
      if (side === 'mine' && !faultyField(values, theirs)) return void save(theirs);
      if (side === 'theirs') setValues(valuesOf(theirs));
      setStatus({ step: 'filling' });
    },
  };
}

function failureOf(error: unknown): LimitsStatus {
  const message = messageOf(error);
  const stored = isConflict(error) && error instanceof Error ? personBudgetsSchema.safeParse(Reflect.get(error, 'data')) : undefined;
  if (stored?.success) return { step: 'conflict', message, theirs: stored.data };
  return { step: 'refused', message, fields: refusedField(error) };
}
