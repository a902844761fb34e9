import { styled } from 'styled-components';
import { printRules } from '../print/printRules';
import { tokens } from '../theme';

/** A chart with its heading; its own width decides the layout. */
export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  margin: 0;
  container-type: inline-size;
  ${printRules}
`;

/** What the chart shows. */
export const Caption = styled.figcaption`
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

/** The numbers next to the chart, with the same rules as every table. */
export const ChartTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: middle;
  }
  :is(thead, tfoot) :is(th, td) {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    vertical-align: bottom;
  }
  tbody tr[data-active],
  tbody tr:hover {
    background: ${tokens.color.rowHover};
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  thead [data-figure]:lang(en) {
    overflow-wrap: normal;
    white-space: normal;

    > * {
      overflow-wrap: inherit;
    }
  }
  [data-held] th {
    padding-inline-start: 30px;
  }
  [data-held] :is(th, td) {
    color: ${tokens.color.textMuted};
  }
`;

/** A swatch and its label on one line; a long label wraps. */
export const Labelled = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`;
