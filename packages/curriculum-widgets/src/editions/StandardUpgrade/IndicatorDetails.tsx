import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ComboBox } from '@college/ui/ComboBox';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { CaptionText } from '../../support/textParts';
import type { IndicatorRowProps } from './indicatorRowProps';
import { standardUpgradeMessages } from './messages';
import { PiecesEditor } from './PiecesEditor';
import { decideIndicator, giveReason, type IndicatorDecision } from './upgradeDecisions';
import { useUpgradeWords } from './useUpgradeWords';

interface IndicatorDetailsProps extends IndicatorRowProps {
  act: 'move' | 'merge' | 'split' | 'drop';
}

/** What a decision about an indicator point needs besides: a target, the words of its pieces, and the reason. */
export function IndicatorDetails(props: IndicatorDetailsProps) {
  const { indicator, act, upgrade, plan, crosswalk } = props;
  const text = useMessages(standardUpgradeMessages);
  const words = useUpgradeWords(props);
  const { key, number, courses, goals, suggestedItem } = indicator;
  const decision = upgrade.decided.decisions[key];
  const own = decision?.act === act ? decision : undefined;
  const { isReadOnly } = upgrade;
  const isWriting = upgrade.writing.has(key);

  function handleDecide(next: IndicatorDecision) {
    upgrade.write(key, null);
    const reason = decision?.reason;
    upgrade.decide((now) => decideIndicator(now, key, reason ? { ...next, reason } : next));
  }

  return (
    <Details>
      {act === 'move' && (
        <>
          <Select
            aria-label={text.target({ number })}
            options={crosswalk.to.headings.map((_, at) => ({ value: at + 1, label: words.itemName(at + 1) }))}
            value={own?.act === 'move' ? own.to : null}
            isDisabled={isReadOnly}
            onChange={(to) => handleDecide({ act: 'move', to })}
          />
          {own === undefined && suggestedItem !== null && (
            <CaptionText>
              {text.suggested({ item: suggestedItem })}{' '}
              <Button
                size="small"
                variant="link"
                aria-label={text.takeSuggestion({ item: suggestedItem, number })}
                onPress={() => handleDecide({ act: 'move', to: suggestedItem })}
              >
                {words.itemName(suggestedItem)}
              </Button>
            </CaptionText>
          )}
        </>
      )}
      {act === 'merge' && (
        <>
          <ComboBox
            aria-label={text.mergeTarget({ number })}
            options={plan.indicators
              .filter((one) => one.key !== key && isStaying(upgrade.decided.decisions[one.key]))
              .map((one) => ({ value: one.key, label: `${one.number} ${one.text}` }))}
            value={own?.act === 'merge' ? own.into : null}
            isDisabled={isReadOnly}
            onChange={(into) => into !== null && handleDecide({ act: 'merge', into })}
          />
          <CaptionText>{text.mergeHint}</CaptionText>
        </>
      )}
      {act === 'split' &&
        (own?.act === 'split' && !isWriting ? (
          <div>
            <Pieces>
              {own.pieces.map(({ description }, at) => (
                <li key={at}>{description}</li>
              ))}
            </Pieces>
            <Button
              size="small"
              variant="link"
              aria-label={text.actOf({ act: text.changePieces, of: number })}
              isDisabled={isReadOnly}
              onPress={() => upgrade.write(key, 'split')}
            >
              {text.changePieces}
            </Button>
          </div>
        ) : (
          <PiecesEditor
            least={2}
            initial={
              own?.act === 'split'
                ? own.pieces
                : [
                    { description: indicator.description ?? indicator.text, english: indicator.english ?? '' },
                    { description: '', english: '' },
                  ]
            }
            nameOf={(no) => text.pieceOf({ no, number })}
            removeName={(no) => text.removePiece({ no, number })}
            goals={goals > 0 ? { initial: own?.act === 'split' ? own.goalsTo : null } : undefined}
            of={number}
            words={{ add: text.addPiece, use: text.usePieces }}
            isReadOnly={isReadOnly}
            onUse={(pieces, goalsTo) => handleDecide({ act: 'split', pieces, goalsTo })}
            onLeave={() => upgrade.write(key, null)}
          />
        ))}
      {act === 'drop' && <CaptionText>{text.dropHint({ courses, goals })}</CaptionText>}
      {own && !isWriting && (
        <TextField
          label={text.reason({ number })}
          value={own.reason ?? ''}
          maxLength={textLimits.paragraph}
          isReadOnly={isReadOnly}
          onChange={(reason) => upgrade.note((now) => giveReason(now, key, own, reason))}
        />
      )}
    </Details>
  );
}

/** Whether an indicator point can take over another one. */
function isStaying(decision: IndicatorDecision | undefined): boolean {
  return decision === undefined || decision.act === 'move';
}

const Details = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding-block-end: ${tokens.space[2]};
`;

const Pieces = styled.ol`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
  overflow-wrap: anywhere;
`;
