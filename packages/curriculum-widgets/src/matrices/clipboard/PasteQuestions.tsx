import { relateValues, type Relate, type Support } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { clipboardMessages } from './messages';
import type { Answers } from './pasteChanges';
import type { PasteReading } from './readPaste';

interface PasteQuestionsProps {
  reading: Pick<PasteReading, 'signs' | 'unsaidCount'>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

const relateOf: Record<string, Relate | undefined> = { strong: relateValues.strong, weak: relateValues.weak, none: relateValues.none };

/** Asks once for the whole paste what doubtful signs mean. */
export function PasteQuestions({ reading: { signs, unsaidCount }, answers, onAnswer }: PasteQuestionsProps) {
  const text = useMessages(clipboardMessages);
  if (signs.length === 0 && unsaidCount === 0) return null;

  function keyOf(sign: string): string {
    const answer = answers.signs[sign];
    return Object.keys(relateOf).find((key) => relateOf[key] === answer) ?? 'leave';
  }

  return (
    <Questions>
      <legend>{text.questions}</legend>
      {signs.map(({ sign, count }, index) => (
        <SegmentedControl
          key={sign}
          label={text.questionOf({ sign, count })}
          size="small"
          value={keyOf(sign)}
          onChange={(key) => onAnswer({ ...answers, signs: { ...answers.signs, [sign]: relateOf[key] } })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place */}
          <Segment value="leave" autoFocus={index === 0}>
            {text.leave}
          </Segment>
          <Segment value="strong">{text.strong}</Segment>
          <Segment value="weak">{text.weak}</Segment>
          <Segment value="none">{text.none}</Segment>
        </SegmentedControl>
      ))}
      {unsaidCount > 0 && (
        <SegmentedControl
          label={text.unsaid({ count: unsaidCount })}
          size="small"
          value={String(answers.unsaid)}
          onChange={(key) => onAnswer({ ...answers, unsaid: Number(key) as Support })}
        >
          <Segment value={String(relateValues.strong)}>{text.strong}</Segment>
          <Segment value={String(relateValues.weak)}>{text.weak}</Segment>
        </SegmentedControl>
      )}
    </Questions>
  );
}

const Questions = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${tokens.space[2]};
    font-weight: ${tokens.font.strong};
  }
`;
