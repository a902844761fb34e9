import type { Relate, UndecidedSign } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { matrixImportMessages } from './messages';

export interface SignQuestionsProps {
  signs: readonly UndecidedSign[];
  meanings: Readonly<Record<string, Relate>>;
  isDisabled: boolean;
  onDecide: (sign: string, relate: Relate) => void;
}

/** Asks once for the whole file what each doubtful sign means. */
export function SignQuestions({ signs, meanings, isDisabled, onDecide }: SignQuestionsProps) {
  const text = useMessages(matrixImportMessages);
  return (
    <Questions aria-label={text.signs} role="group">
      <b>{text.signs}</b>
      <Help>{text.signsHelp}</Help>
      {signs.map(({ sign, count }) => (
        <SegmentedControl
          key={sign}
          size="small"
          label={text.sign({ sign, count })}
          isDisabled={isDisabled}
          value={meanings[sign] === undefined ? null : String(meanings[sign])}
          onChange={(value) => onDecide(sign, Number(value) as Relate)}
        >
          <Segment value="0">{text.strong}</Segment>
          <Segment value="1">{text.weak}</Segment>
          <Segment value="-1">{text.blank}</Segment>
        </SegmentedControl>
      ))}
    </Questions>
  );
}

const Questions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.warning};
  background: ${tokens.color.warningSoft};
`;

const Help = styled.span`
  color: ${tokens.color.textMuted};
`;
