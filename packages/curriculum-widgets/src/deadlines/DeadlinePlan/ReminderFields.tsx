import type { Reminders } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { PartTitle } from '../../support/textParts';
import { deadlinePlanMessages } from './messages';

interface ReminderFieldsProps {
  reminders: Reminders;
  onChange: (change: Partial<Reminders>) => void;
}

const offered = [30, 14, 7, 3, 1, 0];
const most = 5;

/** When reminders go out: some days before a deadline, and once it is past. */
export function ReminderFields({ reminders: { days, late }, onChange }: ReminderFieldsProps) {
  const text = useMessages(deadlinePlanMessages);
  const shown = [...new Set([...offered, ...days])].toSorted((one, other) => other - one);
  return (
    <Part role="group" aria-label={text.reminders}>
      <PartTitle as="h2">{text.reminders}</PartTitle>
      <Choices>
        {shown.map((count) => (
          <Checkbox
            key={count}
            isSelected={days.includes(count)}
            isDisabled={days.length >= most && !days.includes(count)}
            onChange={(isOn) => onChange({ days: isOn ? [...days, count] : days.filter((one) => one !== count) })}
          >
            {text.daysBefore({ count })}
          </Checkbox>
        ))}
        <Checkbox isSelected={late} onChange={(isOn) => onChange({ late: isOn })}>
          {text.late}
        </Checkbox>
      </Choices>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
`;
