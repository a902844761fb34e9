import { joinNames } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { Tooltip } from '@college/ui/Tooltip';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import type { IndicatorCount } from './majorSupport';
import { majorHomeMessages } from './messages';
import { useStripKeys } from './useStripKeys';

interface SupportStripProps {
  indicators: readonly IndicatorCount[];
  /** Where the defects are mended. */
  matrixHref?: string;
  /** The link of an indicator point. */
  indicatorHref?: (id: number) => string;
}

/** How many courses support each indicator point strongly; what is missing is named under it. */
export function SupportStrip({ indicators, matrixHref, indicatorHref }: SupportStripProps) {
  const text = useMessages(majorHomeMessages);
  const language = useLanguage();
  const { stopId, ...keys } = useStripKeys(indicators);
  const numbersOf = (gap: IndicatorCount['gap']) =>
    joinNames(
      indicators.filter((indicator) => indicator.gap === gap).map(({ number }) => number),
      language,
    );
  const weakOnly = numbersOf('weakOnly');
  const unsupported = numbersOf('unsupported');
  return (
    <Heads>
      <Cells aria-label={text.strip} {...keys}>
        {indicators.map(({ id, number, label, isFirst, strong, weak, gap }) => (
          <Cell
            key={id}
            title={indicatorHref ? undefined : label}
            aria-label={indicatorHref ? undefined : text.supported({ number, strong, weak })}
            data-first={isFirst || undefined}
            data-gap={gap ?? undefined}
          >
            {indicatorHref ? (
              <Tooltip content={label} placement="bottom">
                <Way href={indicatorHref(id)} excludeFromTabOrder={id !== stopId} data-indicator={id}>
                  <VisuallyHidden>{text.supported({ number, strong, weak })}</VisuallyHidden>
                  <Drawn aria-hidden>
                    <Figures {...{ number, strong, weak, gap }} />
                  </Drawn>
                </Way>
              </Tooltip>
            ) : (
              <Figures {...{ number, strong, weak, gap }} />
            )}
          </Cell>
        ))}
      </Cells>
      <Caption>
        <span>
          {[text.stripCaption, weakOnly && text.weakOnly({ numbers: weakOnly }), unsupported && text.unsupported({ numbers: unsupported })]
            .filter(Boolean)
            .join(language === 'zh' ? '' : ' ')}
        </span>
        {matrixHref && <Link href={matrixHref}>{text.openMatrix}</Link>}
      </Caption>
    </Heads>
  );
}

/** The number of an indicator point over the count that matters. */
function Figures({ number, strong, weak, gap }: Pick<IndicatorCount, 'number' | 'strong' | 'weak' | 'gap'>) {
  return (
    <>
      <span>{number}</span>
      <Count>
        {gap !== 'unsupported' && <Star kind={gap === 'weakOnly' ? 'weak' : 'strong'} size="small" aria-hidden />}
        {gap === 'weakOnly' ? weak : strong}
      </Count>
    </>
  );
}

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(36px, 1fr));
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
  list-style: none;
`;

const Cell = styled.li`
  display: grid;
  align-content: center;
  justify-items: center;
  block-size: 49px;
  border-block-end: 1px solid ${tokens.color.border};
  border-inline-start: 1px solid ${tokens.color.border};

  &[data-first] {
    border-inline-start-color: ${tokens.color.borderStrong};
  }
  &:first-child {
    border-inline-start: 0;
  }
  &[data-gap='weakOnly'] {
    color: ${tokens.color.warning};
  }
  &[data-gap='unsupported'] {
    color: ${tokens.color.danger};
  }
`;

/* The whole cell leads on. */
const Way = styled(Link)`
  && {
    display: grid;
    place-content: center;
    justify-items: center;
    inline-size: 100%;
    block-size: 48px;
    color: inherit;
    text-decoration: none;
  }
  &&[data-hovered] {
    background: ${tokens.color.rowHover};
  }
  &&[data-focus-visible] {
    outline-offset: -2px;
  }
`;

const Drawn = styled.span`
  display: grid;
  justify-items: center;
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;

const Caption = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
