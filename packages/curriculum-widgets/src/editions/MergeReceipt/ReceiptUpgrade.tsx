import type { ReceiptDetail } from '@college/curriculum-model';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import { CaptionText, MutedFigures, MutedText, PartTitle, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { mergeReceiptMessages } from './messages';
import { DecisionRows } from './ReceiptDecisions';

interface ReceiptUpgradeProps {
  upgrade: NonNullable<ReceiptDetail['upgrade']>;
}

/** What was decided in an upgrade: what became of each indicator point and why, and the items that somebody looked at. */
export function ReceiptUpgrade({ upgrade: { from, to, indicators, demands } }: ReceiptUpgradeProps) {
  const text = useMessages(mergeReceiptMessages);
  const language = useLanguage();
  const became = { move: text.move, merge: text.mergeInto, split: text.split, drop: () => text.drop };
  const answers = { met: text.demandMet, later: text.demandLater, add: text.demandAdded };
  return (
    <Part>
      <SectionTitle>
        {text.decisions} <MutedFigures>{indicators.length + demands.length}</MutedFigures>
      </SectionTitle>
      <MutedText>{text.fromTo({ from, to })}</MutedText>
      {indicators.length > 0 && (
        <div>
          <PartTitle>{text.indicators}</PartTitle>
          <DecisionRows>
            {indicators.map(({ key, number, text: words, act, becomes, reason }) => (
              <li key={key}>
                <div>
                  <Number>{number}</Number> <InChinese text={words} language={language} />
                </div>
                <div>
                  {became[act]({ numbers: becomes.join(text.listComma) })}
                  {reason !== '' && <CaptionText>{withLang(text.reason({ reason }), language)}</CaptionText>}
                </div>
              </li>
            ))}
          </DecisionRows>
        </div>
      )}
      {demands.length > 0 && (
        <div>
          <PartTitle>{text.demands}</PartTitle>
          <DecisionRows>
            {demands.map(({ item, heading, review, answer }) => (
              <li key={item}>
                <div>
                  <Number>{item}</Number> <InChinese text={heading} language={language} />
                  {review !== null && <CaptionText lang={langOf(review, language)}>{review}</CaptionText>}
                </div>
                <span>{answers[answer]}</span>
              </li>
            ))}
          </DecisionRows>
        </div>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Number = styled.span`
  display: inline-block;
  min-inline-size: 30px;
  font-variant-numeric: tabular-nums;
`;
