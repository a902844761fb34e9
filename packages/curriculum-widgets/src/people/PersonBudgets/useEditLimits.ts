import { personBudgetsSchema, type BudgetName, type PersonBudgets } from '@college/curriculum-model';
import { useState } from 'react';
import { refusedField, type FieldProblems } from '../../support/recordForm';
import { useRecordDialog } from '../../support/recordForm/useRecordDialog';
import { isConflict } from '../../support/saving/conflict';
import type { BudgetsSource } from './BudgetsSource';
import { areSameLimits, faultyField, limitsIn, usualValues, valuesOf, withLimits, type LimitValues } from './limitValues';

interface UseEditLimitsOptions {
  person: PersonBudgets;
  source: Pick<BudgetsSource, 'saveBudgets'>;
  onSaved: () => void;
  /** Called with the field whose value cannot be saved. */
  onFaulty: (field: BudgetName) => void;
}

/** The limits of one person while they are edited; what is usual, and so what a limit means, is said by the record. */
export function useEditLimits({ person, source, onSaved, onFaulty }: UseEditLimitsOptions) {
  const [refusals, setRefusals] = useState<FieldProblems | null>(null);
  const { form, change, record, ...dialog } = useRecordDialog<LimitValues, PersonBudgets>({
    record: person,
    toValues: (stored) => valuesOf(stored ?? person),
    isSendable: (values, over) => faultyField(values, over ?? person) === undefined,
    isSame: (one, other) => areSameLimits(limitsIn(one, known()), limitsIn(other, known())),
    async send(values, over) {
      const base = over ?? person;
      const limits = limitsIn(values, base);
      await source.saveBudgets({ id: base.id, version: base.version, limits });
      return withLimits(base, limits);
    },
    async loadNewer(refusal) {
      const stored =
        isConflict(refusal) && refusal instanceof Error ? personBudgetsSchema.safeParse(Reflect.get(refusal, 'data')) : undefined;
      if (!stored?.success) throw refusal;
      return stored.data;
    },
    onSaved,
    onRefused(_why, error) {
      const faulty = faultyField(form, known());
      if (faulty) onFaulty(faulty);
      setRefusals(error === undefined ? null : refusedField(error));
    },
  });

  function known(): PersonBudgets {
    return record ?? person;
  }

  return {
    ...dialog,
    person: known(),
    values: form,
    /** What is wrong with a field, as the server said; null where it named none. */
    refusals: dialog.status.step === 'failed' ? refusals : null,
    change: (name: BudgetName, value: number | null) => change({ [name]: value }),
    resetAll: () => change(usualValues(known())),
    /** Saves what was typed over what somebody else stored, or takes that into the fields. */
    resolve: (side: 'mine' | 'theirs') => (side === 'mine' ? void dialog.save() : dialog.takeTheirs()),
  };
}
