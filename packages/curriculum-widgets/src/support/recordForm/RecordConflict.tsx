import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { ConflictChoice, ConflictRow } from '../ConflictChoice';
import { recordFormMessages } from './messages';
import { mergeValues, suggestedSides, type ConflictChoices, type ConflictSide } from './recordMerge';
import type { RecordForm } from './useRecordForm';

/** A field as two versions of it are set side by side. */
export interface RecordField<Values> {
  name: keyof Values & string;
  label: string;
  /** What the field says, in words. @default its text or figure */
  words?: (values: Values) => string;
}

interface RecordConflictProps<Values extends object, Stored> {
  form: RecordForm<Values, Stored>;
  fields: readonly RecordField<Values>[];
}

/** Two people saved the same record: each difference is shown side by side, and one side of it is chosen. Nothing shows without a conflict. */
export function RecordConflict<Values extends object, Stored>({ form, fields }: RecordConflictProps<Values, Stored>) {
  const { state } = form;
  if (state.phase !== 'open' || state.save.status !== 'conflict') return null;
  const versions = { base: state.baseline, mine: state.values, theirs: state.save.theirs };
  return <Choices form={form} fields={fields} versions={versions} />;
}

interface ChoicesProps<Values extends object, Stored> extends RecordConflictProps<Values, Stored> {
  versions: { base: Values; mine: Values; theirs: Values };
}

function Choices<Values extends object, Stored>({ form, fields, versions }: ChoicesProps<Values, Stored>) {
  const text = useMessages(recordFormMessages);
  const [choices, setChoices] = useState<ConflictChoices<Values>>(() => suggestedSides(versions));
  const differing = fields.filter(({ name }) => choices[name] !== undefined);
  const later = () => form.leaveConflict(text.conflictTitle);

  function chooseAll(side: ConflictSide) {
    setChoices(Object.fromEntries(Object.keys(choices).map((name) => [name, side])) as ConflictChoices<Values>);
  }

  return (
    <ConflictChoice
      text={text}
      hasDifferences={differing.length > 0}
      onAll={chooseAll}
      onSave={() => void form.resolveConflict(mergeValues(versions, choices))}
      onLater={later}
    >
      {differing.map((field) => (
        <ConflictRow
          key={field.name}
          label={field.label}
          text={text}
          side={choices[field.name] ?? 'mine'}
          onSideChange={(side) => setChoices({ ...choices, [field.name]: side })}
          textFor={(side) => fieldText(field, versions[side]) || text.empty}
        />
      ))}
    </ConflictChoice>
  );
}

function fieldText<Values extends object>({ name, words }: RecordField<Values>, values: Values): string {
  if (words) return words(values);
  const value: unknown = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
