import { styled } from 'styled-components';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';

/** A row of head or body; its tracks are variables of the table. */
export const RowBox = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
  block-size: ${tokens.density.row};
  inline-size: 100%;
  /* The least that the tracks take: a row that ended before them would cut its last cells off. */
  min-inline-size: min-content;
  border-block-end: 1px solid ${tokens.color.border};

  @media (max-width: 1399px) {
    grid-template-columns: var(--tracks-narrow);
    > [data-optional] {
      display: none;
    }
  }
`;

/** A row of the body: its size is fixed, so that a change inside costs the layout of one row. */
export const BodyRowBox = styled(RowBox)`
  contain: strict;

  &[data-virtual] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    transform: translateY(var(--row-start));
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}
  }
  &[data-actionable] {
    cursor: pointer;
  }
  &[aria-current] {
    background: ${tokens.color.rowHover};
    box-shadow: inset 2px 0 0 ${tokens.color.accent};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [data-cw-theme='contrast'] &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;

/** A cell: one line, cut with an ellipsis. */
export const CellBox = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline: ${tokens.density.cellX};
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;

  &[data-align='end'] {
    justify-content: flex-end;
    text-align: end;
  }
  &[data-tone='muted'] {
    color: ${tokens.color.textMuted};
  }
  &[data-part='actions'] {
    justify-content: flex-end;
    padding-inline: ${tokens.space[1]};
  }
  &[data-spans] {
    grid-column: var(--start) / -1;

    @media (max-width: 1399px) {
      grid-column-start: var(--start-narrow);
    }
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/** The text of a cell. */
export const CellText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** A box to tick; plain, because there are as many as rows. */
export const Tick = styled.input.attrs({ type: 'checkbox' })`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  cursor: default;

  // The hit area is larger than the visible box.
  &::after {
    content: '';
    position: absolute;
    inline-size: 24px;
    block-size: 24px;
  }
  &:checked,
  &:indeterminate {
    border-color: ${tokens.color.accentFill};
    background: ${tokens.color.accentFill};
  }
  &:checked::before {
    content: '';
    inline-size: 5px;
    block-size: 9px;
    border: solid ${tokens.color.onAccent};
    border-width: 0 1.75px 1.75px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  &:indeterminate::before {
    content: '';
    inline-size: 8px;
    block-size: 1.5px;
    background: ${tokens.color.onAccent};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
