import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The rows of the board, under a head that stays in sight. */
export const BoardGrid = styled.table`
  inline-size: 100%;
  border-block-start: 2px solid ${tokens.color.rule};
  border-collapse: collapse;

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
  /* Words that follow a figure stand apart from it. */
  [data-figure] + :not([data-figure]) {
    padding-inline-start: ${tokens.space[4]};
  }
  [data-open] > * {
    background: ${tokens.color.surfaceSunken};
  }
  tr[data-open]:has(+ tr[data-open]) > * {
    border-block-end-color: transparent;
  }
  @media print {
    tr {
      break-inside: avoid;
    }
  }
`;

/** The name of a major behind its choice; names stand on one line also where a major has none. */
export const MajorHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-inline-size: 168px;

  &[data-choosing] {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  &[data-choosing] > :last-child {
    grid-column: 2;
  }
  @media print {
    &[data-choosing] {
      grid-template-columns: 0 minmax(0, 1fr);
    }
  }
`;

/** A cell with a figure. */
export const Figure = styled.td.attrs<{ 'data-figure'?: boolean }>({ 'data-figure': true })`
  &&& {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** A department with its sums. */
export const DepartmentLine = styled.tr`
  > th {
    font-weight: ${tokens.font.strong};
  }
  > td {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  > * {
    border-block-end-color: ${tokens.color.borderStrong};
  }
`;

/** What is of no use on paper. */
export const OnScreen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  ${screenOnly}
`;
