import { Select } from '@college/ui/Select';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { IndicatorDetails } from './IndicatorDetails';
import { standardUpgradeMessages } from './messages';
import type { IndicatorRowProps } from './indicatorRowProps';
import { decideIndicator } from './upgradeDecisions';
import { useUpgradeWords } from './useUpgradeWords';

type Act = 'stay' | 'move' | 'merge' | 'split' | 'drop';

/** An indicator point with its old and new number, what depends on it, and what becomes of it. */
export function IndicatorRow(props: IndicatorRowProps) {
  const { indicator, home, upgrade } = props;
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const words = useUpgradeWords(props);
  const { key, number, becomes, courses, goals, isUndecided } = indicator;
  const decision = upgrade.decided.decisions[key];
  const written = upgrade.writing.get(key);
  const act: Act | null = written === 'add' || written === undefined ? (decision?.act ?? (home === null ? null : 'stay')) : written;
  const stays = indicator.ways.length === 1 ? indicator.ways[0]! : null;
  const options: { value: Act; label: string }[] = [
    ...(stays === null ? [] : [{ value: 'stay' as const, label: text.keep({ item: stays }) }]),
    { value: 'merge', label: text.merge },
    { value: 'move', label: text.move },
    { value: 'split', label: text.splitIt },
    { value: 'drop', label: text.drop },
  ];

  function handleAct(next: Act) {
    upgrade.write(key, next === 'stay' || next === 'drop' ? null : next);
    if (next === 'stay') upgrade.decide((now) => decideIndicator(now, key, undefined));
    if (next === 'drop') upgrade.decide((now) => decideIndicator(now, key, { act: 'drop' }));
  }

  const isGone = decision !== undefined && decision.act !== 'move' && !isUndecided;
  return (
    <Row data-gone={isGone || undefined} data-of-question={home === null || undefined}>
      <Number>
        <VisuallyHidden>{isUndecided ? text.undecidedPoint({ number }) : words.fateOf(indicator)}</VisuallyHidden>
        <span aria-hidden>{number}</span>
        {!isUndecided && (
          <b aria-hidden data-changed={becomes.join() !== number || undefined}>
            → {becomes.length > 0 ? words.join(becomes) : text.dropped}
          </b>
        )}
      </Number>
      <Words>
        {home !== null && <InChinese text={indicator.text} language={language} />}
        <Caption>{text.load({ courses, goals })}</Caption>
      </Words>
      <Select aria-label={text.fate({ number })} options={options} value={act} isDisabled={upgrade.isReadOnly} onChange={handleAct} />
      {act !== null && act !== 'stay' && <IndicatorDetails {...props} act={act} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) 232px;
  align-items: start;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};

  &[data-of-question] {
    padding: 0;
    border-block-start: 0;
  }
  @container (inline-size < 640px) {
    grid-template-columns: 88px minmax(0, 1fr);

    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

const Number = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[2]};
  padding-block-start: 5px;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  > b {
    font-weight: ${tokens.font.regular};
  }
  > b[data-changed] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
`;

const Words = styled.div`
  min-inline-size: 0;
  padding-block-start: 5px;
  overflow-wrap: anywhere;

  > span:last-child {
    display: block;
  }
  [data-gone] > & {
    color: ${tokens.color.textMuted};
  }
`;
