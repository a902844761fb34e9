import { joinNames } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { TermHints } from '../../support/TermHint';
import { useLanguage } from '../../support/useLanguage';
import type { IndicatorCount } from './majorSupport';
import { majorHomeMessages } from './messages';

export interface StripCaptionProps {
  indicators: readonly IndicatorCount[];
  /** The indicator point whose courses alone show. */
  chosen: IndicatorCount | undefined;
  /** The name of a course; empty for one that is not on the page. */
  nameOf: (courseId: number) => string;
  /** Shows every course again. */
  onShowAll: () => void;
  /** Where the defects are mended. */
  matrixHref?: string;
  /** The page of an indicator point. */
  indicatorHref?: (id: number) => string;
}

/** The sentence under the strip: what is missing in the major, or what supports the chosen indicator point. */
export function StripCaption({ indicators, chosen, nameOf, onShowAll, matrixHref, indicatorHref }: StripCaptionProps) {
  const text = useMessages(majorHomeMessages);
  const language = useLanguage();
  const between = language === 'zh' ? '' : ' ';
  const numbersOf = (gap: IndicatorCount['gap']) =>
    joinNames(
      indicators.filter((indicator) => indicator.gap === gap).map(({ number }) => number),
      language,
    );
  if (!chosen) {
    const [weakOnly, unsupported] = [numbersOf('weakOnly'), numbersOf('unsupported')];
    return (
      <Caption>
        <span>
          <TermHints>{text.stripCaption}</TermHints>
          {between}
          <span role="status">
            {[weakOnly && text.weakOnly({ numbers: weakOnly }), unsupported && text.unsupported({ numbers: unsupported })]
              .filter(Boolean)
              .join(between)}
          </span>
        </span>
        {matrixHref && <Link href={matrixHref}>{text.openMatrix}</Link>}
      </Caption>
    );
  }
  const namesOf = (kind: 'strong' | 'weak') => joinNames(chosen.supporters[kind].map(nameOf).filter(Boolean), language);
  const [strong, weak] = [namesOf('strong'), namesOf('weak')];
  return (
    <Caption>
      <span role="status">
        <b>{chosen.label}</b>
        {language === 'zh' ? '：' : ': '}
        {[strong && text.stronglyBy({ names: strong }), weak && text.weaklyBy({ names: weak }), !strong && !weak && text.byNothing]
          .filter(Boolean)
          .join(between)}
      </span>
      {indicatorHref && <Link href={indicatorHref(chosen.id)}>{text.viewIndicator}</Link>}
      <Button variant="link" size="small" onPress={onShowAll}>
        {text.showAll}
      </Button>
    </Caption>
  );
}

const Caption = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > a,
  > button {
    flex: none;
  }
  b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
`;
