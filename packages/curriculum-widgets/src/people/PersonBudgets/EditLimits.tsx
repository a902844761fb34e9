import {
  budgetAmount,
  budgetNames,
  budgetTitles,
  highestBudgets,
  type BudgetName,
  type Language,
  type PersonBudgets,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { NumberField } from '@college/ui/NumberField';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { ConflictNote } from '../../support/conflict/ConflictNote';
import type { BudgetsSource } from './BudgetsSource';
import { limitsIn, raisedInWords, unitOf, withLimits } from './limitValues';
import { personBudgetsMessages } from './messages';
import { useEditLimits } from './useEditLimits';

interface EditLimitsProps {
  person: PersonBudgets;
  /** The name in the reader's language. */
  name: string;
  language: Language;
  source: Pick<BudgetsSource, 'saveBudgets'>;
  onSaved: () => void;
  onClose: () => void;
}

/** The limits of one person. A rejection keeps the input. */
export function EditLimits({ person: opened, name, language, source, onSaved, onClose }: EditLimitsProps) {
  const text = useMessages(personBudgetsMessages);
  const inputs = useRef<Partial<Record<BudgetName, HTMLInputElement | null>>>({});
  const { person, values, status, refusals, change, resetAll, save, resolve } = useEditLimits({
    person: opened,
    source,
    onSaved,
    onFaulty: (field) => inputs.current[field]?.focus(),
  });
  const isSaving = status.step === 'saving';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A conflict stays until one side is chosen.
    if (!isSaving && status.step !== 'conflict') void save();
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={text.editTitle({ name })}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footerStart={
        <Button variant="link" isDisabled={isSaving} onPress={resetAll}>
          {text.allUsual}
        </Button>
      }
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isSaving}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form="edit-limits"
            variant="primary"
            isPending={isSaving}
            pendingLabel={text.saving}
            isDisabled={status.step === 'conflict'}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <Shortcuts keys={{ 'Ctrl+S': () => void save() }} isDisabled={isSaving || status.step === 'conflict'} />
      <Form id="edit-limits" noValidate onSubmit={handleSubmit}>
        <Intro>{text.intro}</Intro>
        {budgetNames.map((field) => {
          const { used, usual } = person.budgets[field];
          return (
            <NumberField
              key={field}
              label={budgetTitles[field][language]}
              description={text.usual({ usual: budgetAmount(field, usual), used: budgetAmount(field, used) })}
              unit={field === 'storedBytes' ? 'MB' : undefined}
              min={usual / unitOf[field]}
              max={highestBudgets[field] / unitOf[field]}
              precision={field === 'storedBytes' ? 2 : 0}
              value={values[field]}
              onChange={(value) => change(field, value)}
              isReadOnly={isSaving}
              errorMessage={refusals?.[`limits.${field}`]}
              inputRef={(input) => {
                inputs.current[field] = input;
              }}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
              autoFocus={field === budgetNames[0]}
            />
          );
        })}
        {status.step === 'unchanged' && <Note>{text.nothingToSave}</Note>}
        {status.step === 'failed' && !refusals && <Note variant="error">{status.message}</Note>}
        {status.step === 'conflict' && (
          <ConflictNote
            text={{
              conflict: text.changed({
                message: status.message ?? '',
                limits: raisedInWords(withLimits(person, limitsIn(status.theirs, person)), language) || text.allAreUsual,
              }),
              mine: text.mine,
              theirs: text.theirs,
            }}
            onResolve={resolve}
          />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Intro = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
