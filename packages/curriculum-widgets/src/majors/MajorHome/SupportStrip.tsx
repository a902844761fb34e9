import { Star } from '@college/ui/icons';
import { Tooltip } from '@college/ui/Tooltip';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { ToggleButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { majorHomeMessages } from './messages';
import { StripCaption, type StripCaptionProps } from './StripCaption';
import { useStripKeys } from './useStripKeys';

interface SupportStripProps extends StripCaptionProps {
  /** The indicator point was pressed whose courses alone are to show; null for one that was chosen already. */
  onChoose: (id: number | null) => void;
}

/** How many courses support each indicator point strongly. Pressing one shows its courses alone and says under the strip what supports it. */
export function SupportStrip({ onChoose, ...caption }: SupportStripProps) {
  const { indicators, chosen } = caption;
  const text = useMessages(majorHomeMessages);
  const { stopId, ...keys } = useStripKeys(indicators);
  return (
    <Heads>
      <Cells aria-label={text.strip} {...keys}>
        {indicators.map(({ id, number, label, isFirst, strong, weak, gap }) => (
          <Cell key={id} data-first={isFirst || undefined} data-gap={gap ?? undefined}>
            <Tooltip content={label} placement="bottom">
              <Choice
                excludeFromTabOrder={id !== stopId}
                data-indicator={id}
                isSelected={id === chosen?.id}
                onChange={(isChosen) => onChoose(isChosen ? id : null)}
              >
                <VisuallyHidden>{text.supported({ number, strong, weak })}</VisuallyHidden>
                <Drawn aria-hidden>
                  <span>{number}</span>
                  <Count>
                    {gap !== 'unsupported' && <Star kind={gap === 'weakOnly' ? 'weak' : 'strong'} size="small" aria-hidden />}
                    {gap === 'weakOnly' ? weak : strong}
                  </Count>
                </Drawn>
              </Choice>
            </Tooltip>
          </Cell>
        ))}
      </Cells>
      <StripCaption {...caption} />
    </Heads>
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

/* The whole cell is pressed. */
const Choice = styled(ToggleButton)`
  display: grid;
  place-content: center;
  justify-items: center;
  inline-size: 100%;
  block-size: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;

  &[data-hovered] {
    background: ${tokens.color.rowHover};
  }
  &[data-selected] {
    background: ${tokens.color.selection};
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
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
