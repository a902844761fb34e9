import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { TermHints } from '../../support/TermHint';
import { Square } from './CoverageSquares';
import { scenarioTableMessages } from './messages';

/** What the squares mean, and how credits are counted where there are any. */
export function ScenarioLegend({ hasCredits }: { hasCredits: boolean }) {
  const text = useMessages(scenarioTableMessages);
  return (
    <Legend>
      <span>
        <Square data-level="strong" /> <TermHints>{text.legendStrong}</TermHints>
      </span>
      <span>
        <Square data-level="weak" /> <TermHints>{text.legendWeak}</TermHints>
      </span>
      <span>
        <Square data-level="none" /> {text.legendNone}
      </span>
      <span>
        <Square data-level="strong" data-different="" /> {text.legendDifferent}
      </span>
      {hasCredits && <Rule>{text.creditsRule}</Rule>}
    </Legend>
  );
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
`;

const Rule = styled.span`
  margin-inline-start: auto;
`;
