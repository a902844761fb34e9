import { courseTypes, joinNames, optionFacts } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { NumberField } from '@college/ui/NumberField';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { Caption } from '../../support/textParts';
import { ruleSettingsMessages } from './messages';
import { isCourseTypes, optionInWords, type OptionValue } from './ruleSettingsWork';

interface OptionFieldProps {
  name: string;
  value: OptionValue;
  /** What it is without that, and who says so. */
  usual: OptionValue;
  origin: string;
  onChange: (value: OptionValue) => void;
}

/** One threshold, switch or list of a rule. */
export function OptionField({ name, value, usual, origin, onChange }: OptionFieldProps) {
  const text = useMessages(ruleSettingsMessages);
  const language = useLanguage();
  const { label: names, max = 1000, step = 1 } = optionFacts[name]!;
  const label = names[language];
  if (typeof value === 'boolean') {
    return (
      <Tick isSelected={value} onChange={onChange}>
        {label}
      </Tick>
    );
  }
  const byItself = { value: optionInWords(name, usual, language) || text.noneNamed, origin };
  const hint = text.usually(byItself);
  if (typeof value === 'number') {
    return (
      <Figure
        label={label}
        description={hint}
        value={value}
        max={max}
        step={step}
        // Nothing written is no threshold: it cannot be saved, and says so.
        onChange={(figure) => onChange(figure ?? Number.NaN)}
      />
    );
  }
  if (isCourseTypes(name)) return <CourseTypes label={label} hint={hint} value={value as readonly number[]} onChange={onChange} />;
  return <WordList label={label} hint={text.listHint(byItself)} value={value as readonly string[]} onChange={onChange} />;
}

interface ListProps<Item> {
  label: string;
  hint: string;
  value: readonly Item[];
  onChange: (value: readonly Item[]) => void;
}

function CourseTypes({ label, hint, value, onChange }: ListProps<number>) {
  const language = useLanguage();
  return (
    <Types role="group" aria-label={label}>
      <Caption>{label}</Caption>
      <div>
        {courseTypes.map(({ id, short }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isChosen) =>
              onChange(courseTypes.map((type) => type.id).filter((one) => (one === id ? isChosen : value.includes(one))))
            }
          >
            {short[language]}
          </Checkbox>
        ))}
      </div>
      <Caption>{hint}</Caption>
    </Types>
  );
}

/** Words as one line; what is being written is taken in word by word, and shown as it was typed. */
function WordList({ label, hint, value, onChange }: ListProps<string>) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && wordsIn(typed).join() === value.join() ? typed : joinNames(value, language);
  return (
    <Words
      label={label}
      description={hint}
      value={shown}
      maxLength={2000}
      onChange={(next) => {
        setTyped(next);
        onChange(wordsIn(next));
      }}
    />
  );
}

function wordsIn(typed: string): string[] {
  return [...new Set(typed.split(/[、,，;；\n]/).flatMap((word) => word.trim() || []))];
}

// In the middle of the boxes of fields, which are higher and have their label above.
const Tick = styled(Checkbox)`
  padding-block-start: calc(${tokens.space[6]} + ${tokens.space[1]});
`;

const Figure = styled(NumberField)`
  inline-size: 152px;
`;

const Words = styled(TextField)`
  inline-size: min(420px, 100%);
`;

const Types = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    min-block-size: 32px;
    align-items: center;
  }
`;
