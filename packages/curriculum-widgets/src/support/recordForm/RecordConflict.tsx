import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useState } from 'react';
import { Intro, List, Side, Words } from '../conflictParts';
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
    <Dialog
      isOpen
      size="l"
      title={text.conflictTitle}
      onOpenChange={later}
      footerStart={
        differing.length > 0 && (
          <>
            <Button variant="link" onPress={() => chooseAll('mine')}>
              {text.allMine}
            </Button>
            <Button variant="link" onPress={() => chooseAll('theirs')}>
              {text.allTheirs}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onPress={later}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={() => void form.resolveConflict(mergeValues(versions, choices))}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{differing.length > 0 ? text.conflictIntro : text.noDifference}</Intro>
      <List>
        {differing.map((field) => (
          <li key={field.name}>
            <RadioGroup
              label={field.label}
              orientation="vertical"
              value={choices[field.name] ?? 'mine'}
              onChange={(side) => setChoices({ ...choices, [field.name]: side === 'theirs' ? 'theirs' : 'mine' })}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio key={side} value={side}>
                  <Side>{text[side]}</Side>
                  <Words>{wordsOf(field, versions[side]) || text.empty}</Words>
                </Radio>
              ))}
            </RadioGroup>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

function wordsOf<Values extends object>({ name, words }: RecordField<Values>, values: Values): string {
  if (words) return words(values);
  const value: unknown = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
