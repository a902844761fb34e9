import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { MutedText } from '../../support/textParts';
import { standardUpgradeMessages } from './messages';
import { PiecesEditor } from './PiecesEditor';
import { QuestionPart } from './QuestionPart';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { answerDemand, type DemandAnswer } from './upgradeDecisions';
import type { UpgradeQuestion } from './upgradeQuestions';

interface DemandQuestionProps extends UpgradeDeskProps {
  question: Extract<UpgradeQuestion, { type: 'demand' }>;
}

/** What an item asks beyond what there was: it is met, comes later, or gets new indicator points now. */
export function DemandQuestion({ question, upgrade }: DemandQuestionProps) {
  const text = useMessages(standardUpgradeMessages);
  const { item, kind, review, isTextKept, isEmpty } = question.demand;
  const writing = `item-${item}`;
  const answer = upgrade.decided.answers[item];
  const isWriting = upgrade.writing.has(writing);
  const says = {
    same: text.demandReview,
    widened: text.demandReview,
    merged: text.demandMerged,
    split: text.demandSplit,
    new: text.demandNew,
  }[kind];
  const hints = [isTextKept ? text.textKept : '', isEmpty ? text.empty : ''].filter((hint) => hint !== '');

  function handleAct(act: DemandAnswer['act']) {
    upgrade.write(writing, act === 'add' ? 'add' : null);
    if (act !== 'add') upgrade.decide((now) => answerDemand(now, item, { act }));
  }

  return (
    <QuestionPart question={question} upgrade={upgrade} title={review === null ? text.demandPlain : says({ review })}>
      {hints.length > 0 && <MutedText>{hints.join(' ')}</MutedText>}
      <RadioGroup
        aria-label={text.demand({ item })}
        value={isWriting ? 'add' : (answer?.act ?? null)}
        isDisabled={upgrade.isReadOnly}
        onChange={(act) => handleAct(act as DemandAnswer['act'])}
      >
        <Radio value="met">{text.met}</Radio>
        <Radio value="later">{text.answerLater}</Radio>
        <Radio value="add">{text.add}</Radio>
      </RadioGroup>
      {isWriting && (
        <PiecesEditor
          least={1}
          initial={answer?.act === 'add' ? answer.points : [{ description: '', english: '' }]}
          nameOf={(no) => text.addedPoint({ no, item })}
          removeName={(no) => text.removePoint({ no, item })}
          of={text.demand({ item })}
          words={{ add: text.morePoints, use: text.usePoints }}
          isReadOnly={upgrade.isReadOnly}
          onUse={(points) => {
            upgrade.write(writing, null);
            upgrade.decide((now) => answerDemand(now, item, { act: 'add', points }));
          }}
          onLeave={() => upgrade.write(writing, null)}
        />
      )}
      {!isWriting && answer?.act === 'add' && (
        <div>
          {answer.points.map(({ description }, at) => (
            <div key={at}>{description}</div>
          ))}
          <Button
            size="small"
            variant="link"
            aria-label={text.actOf({ act: text.changePoints, of: text.demand({ item }) })}
            isDisabled={upgrade.isReadOnly}
            onPress={() => upgrade.write(writing, 'add')}
          >
            {text.changePoints}
          </Button>
        </div>
      )}
    </QuestionPart>
  );
}
