import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The scrolling part of a list and, from one template, every row in it. */
export const Scroller = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-block-size: 36px;
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;

  &[data-empty]:focus-visible {
    box-shadow: inset 0 0 0 2px ${tokens.color.focusRing};
  }

  [role='row'] {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    grid-template-columns: 16px var(--code-width) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[3]};
    block-size: var(--row-height);
    padding: 0 ${tokens.space[6]};
    contain: strict;
    white-space: nowrap;
    cursor: default;
    user-select: none;
  }
  &[data-target] [role='row'] {
    grid-template-columns: var(--code-width) minmax(0, 1fr) auto;
    gap: ${tokens.space[2]};
    padding-inline-end: ${tokens.space[4]};
  }
  [role='row']:hover {
    background: ${tokens.color.rowHoverRaised};
  }
  [role='row'][data-placed] {
    color: ${tokens.color.textMuted};
  }
  [role='row'][aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
  &:focus-visible [data-active] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -3px;
  }
  [data-head] {
    align-items: end;
    padding-block-end: ${tokens.space[1]};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [role='row'][data-head] {
    grid-template-columns: minmax(0, 1fr);
    background: none;
  }

  [data-part='code'] {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums lining-nums;
  }
  [aria-selected='true'] [data-part='code'] {
    color: inherit;
  }
  [data-part='label'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  svg {
    display: block;
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='box'] svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.5;
  }
  [data-sign='strong'],
  [data-sign='weak'] {
    inline-size: 12px;
    block-size: 12px;
    color: ${tokens.color.weak};
    stroke-width: 1.25;
  }
  [data-sign='strong'] {
    color: ${tokens.color.strong};
    fill: currentColor;
  }
  [data-part='box'] {
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid ${tokens.color.borderControl};
    border-radius: ${tokens.radius.mark};
    background: ${tokens.color.surfaceRaised};
  }
  [aria-selected='true'] [data-part='box'] {
    border-color: ${tokens.color.accentFill};
    background: ${tokens.color.accentFill};
    color: ${tokens.color.onAccent};
  }
  [data-part='acts'] {
    display: flex;
    gap: ${tokens.space[2]};
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: ${tokens.color.textMuted};
    font: inherit;

    &:hover {
      background: ${tokens.color.fillQuiet};
      color: ${tokens.color.text};
    }
  }

  @media (forced-colors: active) {
    [role='row'][aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    [data-part='box'] {
      border-color: ButtonText;
    }
  }
`;

/** As high as all rows together, those out of sight included. */
export const Whole = styled.div`
  position: relative;
`;

/** The text of a list without rows. */
export const Nothing = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[6]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
