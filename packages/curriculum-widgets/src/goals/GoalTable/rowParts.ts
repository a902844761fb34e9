import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A table with one body for each indicator point. */
export const Grid = styled.table`
  inline-size: 100%;
  border-block-start: 1px solid ${tokens.color.rule};
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  outline: none;

  th,
  td {
    padding: calc((${tokens.density.row} - 20px) / 2) ${tokens.density.cellX};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
  thead th:first-child {
    inline-size: 34%;
  }
  [data-part='acts'] {
    inline-size: 76px;
    padding: calc((${tokens.density.row} - 28px) / 2) ${tokens.space[1]};
    text-align: end;
    white-space: nowrap;
  }
  tbody th {
    color: ${tokens.color.textMuted};
  }
  tbody [data-none] {
    color: ${tokens.color.textPlaceholder};
  }
  :is(th, td):focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/** An indicator point beside what can be done with all of its goals. */
export const IndicatorBox = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The acts of an indicator point, on the line of its first words. */
export const IndicatorActs = styled.div`
  display: flex;
  flex: none;
  margin-block: -4px;
`;

/** The number of an indicator point, which people call it by. */
export const IndicatorNumber = styled.span`
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A cell of a goal's row; its text and its acts light up together. */
export const Cell = styled.td`
  [data-goal]:hover > & {
    background: ${tokens.color.rowHover};
  }
`;

/** A goal after its number. */
export const GoalLine = styled.div`
  display: grid;
  grid-template-columns: minmax(20px, auto) minmax(0, 1fr);
  gap: ${tokens.space[1]};
  white-space: pre-line;
`;

/** The number of a goal under its indicator point. */
export const GoalNumber = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** An act on a row. Plain, because there are as many as rows, and without a handler: the table listens for all of them. */
export const RowButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: default;
  outline: none;

  &:hover {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &[data-danger]:hover,
  &[data-danger]:focus-visible {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.danger};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${tokens.color.textDisabled};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
