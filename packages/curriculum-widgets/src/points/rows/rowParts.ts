import { tokens } from '@college/ui/theme';
import { css, styled } from 'styled-components';

/** A list of rows that is one stop of the Tab key; arrows walk inside. Its columns are `--tracks`. */
export const RowGrid = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
  font-variant-numeric: tabular-nums lining-nums;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/** One row. Far ones are not laid out until they come near, so that two thousand open at once. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: center;
  min-block-size: ${tokens.density.row};
  border-block-end: 1px solid ${tokens.color.border};
  outline: none;

  &:not([data-editing]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${tokens.density.row};
  }
  &[data-editing] {
    align-items: start;
    padding-block: 3px;
  }
  &[data-row]:not([data-editing]):hover {
    background: ${tokens.color.rowHoverRaised};
  }
  &[aria-selected='true']:not([data-editing]) {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The row of names over the columns; it stays in sight while the rows scroll, over the room that their scroller leaves for focus rings. */
export const HeadRow = styled(Row)`
  position: sticky;
  inset-block-start: calc(-1 * ${tokens.space[1]});
  z-index: ${tokens.z.sticky};
  border-block-end-color: ${tokens.color.borderStrong};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** A cell: one line, cut with an ellipsis. */
export const Cell = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding-inline: ${tokens.density.cellX};

  &[data-tone='muted'] {
    color: ${tokens.color.textMuted};
  }
  &[data-part='actions'] {
    justify-content: flex-end;
    gap: 0;
    padding-inline: ${tokens.space[1]};
  }
  &[data-opens] {
    block-size: 100%;
    cursor: text;
  }
  [aria-selected='true'] > &[data-tone='muted'] {
    color: inherit;
  }
`;

const cutToOneLine = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The words of a cell. */
export const CellText = styled.span`
  ${cutToOneLine}
`;

/** Words of a cell that are longer than it: a control of its row, which opens them to be read. */
export const LongCellText = styled.button.attrs({ type: 'button', tabIndex: -1, 'aria-haspopup': 'dialog' })`
  ${cutToOneLine}
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: inherit;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;

/** What a row is doubted for, beside its words. */
export const Doubt = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
`;

/** An act of a row, as an icon; plain, because there are several in each of many rows. */
export const RowButton = styled.button.attrs({ type: 'button', tabIndex: -1 })`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: default;

  &:hover {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &:disabled {
    background: none;
    color: ${tokens.color.textDisabled};
  }
  &[data-variant='danger']:is(:hover, :focus-visible) {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.danger};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
