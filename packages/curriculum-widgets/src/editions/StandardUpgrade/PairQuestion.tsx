import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { CaptionText } from '../../support/textParts';
import { standardUpgradeMessages } from './messages';
import { QuestionPart } from './QuestionPart';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { choiceOfPair, decidePair } from './upgradeDecisions';
import type { UpgradeQuestion } from './upgradeQuestions';
import { useUpgradeWords } from './useUpgradeWords';

interface PairQuestionProps extends UpgradeDeskProps {
  question: Extract<UpgradeQuestion, { type: 'pair' }>;
}

/** Two near-equal indicator points of one item: one of both takes over the other, or both are kept. */
export function PairQuestion({ question, ...parts }: PairQuestionProps) {
  const { upgrade } = parts;
  const text = useMessages(standardUpgradeMessages);
  const { numberOf } = useUpgradeWords(parts);
  const { keys, likeness } = question.pair;
  const [first, second] = [numberOf(keys[0]), numberOf(keys[1])];
  return (
    <QuestionPart question={question} upgrade={upgrade} title={text.pair({ first, second, percent: Math.round(likeness * 100) })}>
      <RadioGroup
        aria-label={text.pairChoice({ first, second })}
        value={choiceOfPair(upgrade.decided, keys)}
        isDisabled={upgrade.isReadOnly}
        onChange={(choice) => upgrade.decide((now) => decidePair(now, keys, choice as 'first' | 'second' | 'both'))}
      >
        <Radio value="first">{text.into({ number: first })}</Radio>
        <Radio value="second">{text.into({ number: second })}</Radio>
        <Radio value="both">{text.keepBoth}</Radio>
      </RadioGroup>
      <CaptionText>{text.mergeHint}</CaptionText>
    </QuestionPart>
  );
}
