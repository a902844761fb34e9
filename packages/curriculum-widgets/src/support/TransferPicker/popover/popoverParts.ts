import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The scrolling part of a list in the popover and, from one template, every row in it. */
export const List = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;

  [role='row'] {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: var(--row-height);
    padding: 0 ${tokens.space[2]} 0 ${tokens.space[4]};
    contain: strict;
    white-space: nowrap;
    cursor: default;
    user-select: none;
  }
  [role='row']:hover,
  [data-named],
  &:focus-visible [data-active] {
    background: ${tokens.color.rowHoverRaised};
  }
  &:focus-visible [data-active] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  [role='row'][data-head] {
    align-items: end;
    padding-block-end: ${tokens.space[1]};
    background: none;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [data-part='code'] {
    flex: none;
    min-inline-size: 20px;
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='acts'] {
    display: flex;
    flex: none;
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

    &:hover {
      background: ${tokens.color.fillQuiet};
      color: ${tokens.color.text};
    }
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
  [data-sign='strong'],
  [data-sign='weak'] {
    inline-size: 12px;
    block-size: 12px;
    color: ${tokens.color.weak};
    stroke-width: 1.25;
    opacity: 0.6;
  }
  [data-sign='strong'] {
    color: ${tokens.color.strong};
    fill: currentColor;
  }
  [role='row']:hover [data-sign],
  [data-named] [data-sign],
  &:focus-visible [data-active] [data-sign],
  [data-cw-theme='contrast'] & [data-sign] {
    opacity: 1;
  }
`;

/** As high as all rows together, those out of sight included. */
export const ListWhole = styled.div`
  position: relative;
`;

/** The text of a list without rows. */
export const NoRows = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[4]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** The head of a list: its star where it has one, its name, its count. */
export const PaneHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  block-size: 28px;
  padding: 0 ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    fill: none;
    stroke: ${tokens.color.weak};
    stroke-width: 1.25;
  }
  > [data-sign='strong'] {
    fill: ${tokens.color.strong};
    stroke: ${tokens.color.strong};
  }
  > b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  > :last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** What the cell may hold, and what it holds. */
export const Halves = styled.div`
  display: grid;
  flex: 0 1 252px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 140px;
  border-block: 1px solid ${tokens.color.border};

  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
  }
`;

export const Pane = styled.section`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 60px;
  padding-block: ${tokens.space[2]};

  &[data-drop] {
    outline: 2px dashed ${tokens.color.accent};
    outline-offset: -2px;
    background: ${tokens.color.accentSoft};
  }
`;

export const Held = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  border-inline-start: 1px solid ${tokens.color.border};

  > ${Pane} + ${Pane} {
    padding-block-start: 0;
  }
`;

/** Where things may be dropped, and what the keys do. */
export const DropHint = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: 32px;
  margin: 0 ${tokens.space[4]} ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
