import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The tables of the preview: plain rows with hairlines between. */
export const PlainTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};
  table-layout: fixed;

  th,
  td {
    padding: 6px ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    background: ${tokens.color.tableHead};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  tbody th {
    font-weight: ${tokens.font.regular};
  }
  svg[data-sign] {
    inline-size: 14px;
    block-size: 14px;
    vertical-align: -2px;
    fill: none;
    stroke: ${tokens.color.weak};
    stroke-width: 1.25;
    stroke-linejoin: round;
  }
  svg[data-sign='strong'] {
    fill: ${tokens.color.strong};
    stroke: ${tokens.color.strong};
  }
`;

/** The head of a part of the preview. */
export const PartTitle = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

/** A part of the preview: its heading and content. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[2]};
`;
