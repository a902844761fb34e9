import { numberedText, type Goal, type Indicator } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useArrival } from '../../support/arrival/ArrivalContext';
import { arrivedStyle } from '../../support/arrival/arrivedStyle';
import { useArrivalRow } from '../../support/arrival/useArrivalRow';
import { langOf } from '../../support/langOf';
import { PlaceMark } from '../../support/placeMarks/PlaceMark';
import { useLanguage } from '../../support/useLanguage';
import { goalPanelMessages } from './messages';

interface GoalGroupProps {
  indicator: Indicator;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
}

/** The goals under one indicator point, numbered from 1 (decision 79), in striped rows. */
export function GoalGroup({ indicator, isExpanded, onExpandedChange }: GoalGroupProps) {
  const text = useMessages(goalPanelMessages);
  const language = useLanguage();
  const id = useId();
  const { number, text: words } = numberedText(indicator.description);
  return (
    <section>
      <Heading>
        <Header type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => onExpandedChange(!isExpanded)}>
          <Icon of={isExpanded ? ChevronDown : ChevronRight} />
          {number && <IndicatorNumber>{number}</IndicatorNumber>}
          <Words lang={langOf(words, language)}>{words}</Words>
          <Count>{text.goalsOf({ count: indicator.children.length })}</Count>
        </Header>
      </Heading>
      <Goals id={id} hidden={!isExpanded}>
        {indicator.children.map((goal, index) => (
          <GoalLine key={goal.id} goal={goal} number={index + 1} />
        ))}
      </Goals>
    </section>
  );
}

function GoalLine({ goal: { id, description }, number }: { goal: Goal; number: number }) {
  const language = useLanguage();
  const arrival = useArrival('goal');
  const row = useArrivalRow<HTMLLIElement>(arrival?.id === id ? arrival : undefined);
  return (
    <Line {...row}>
      <GoalNumber aria-hidden>{number}</GoalNumber>
      <span lang={langOf(description, language)}>{description}</span>
      <PlaceMark kind="goal" id={id} name={description} />
    </Line>
  );
}

const Heading = styled.h3`
  margin: 0;
`;

const Header = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-block-size: ${tokens.density.row};
  padding: calc((${tokens.density.row} - 20px) / 2) ${tokens.density.cellX};
  border: 0;
  border-block-end: 1px solid ${tokens.color.border};
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  text-align: start;
  cursor: default;
  outline: none;

  > svg {
    align-self: flex-start;
    margin-block-start: 2px;
    color: ${tokens.color.textMuted};
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const IndicatorNumber = styled.span`
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Goals = styled.ol`
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${tokens.color.border};
  list-style: decimal;

  &[hidden] {
    display: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding: calc((${tokens.density.row} - 20px) / 2) ${tokens.density.cellX};
  padding-inline-start: calc(${tokens.density.cellX} + 24px);
  white-space: pre-line;
  overflow-wrap: anywhere;

  &:nth-child(odd) {
    background: ${tokens.color.zebra};
  }
  /* There stripes have no ground of their own. */
  [data-cw-theme='contrast'] & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  @media (forced-colors: active) {
    &:nth-child(odd) {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
  }
  ${arrivedStyle}
`;

const GoalNumber = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;
