import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/**
 * A table with one body for each indicator point. It styles its rows from here, because they are plain elements: a search re-renders fifty of them, and a
 * styled component for each part of each row would cost more than a frame.
 */
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
  thead [data-part='acts'] {
    inline-size: 76px;
  }
  tbody th {
    position: relative;
    color: ${tokens.color.textMuted};
  }
  tbody th[data-acts] {
    padding-inline-end: 72px;
  }
  [data-part='acts'] {
    padding: calc((${tokens.density.row} - 28px) / 2) ${tokens.space[1]};
    text-align: end;
    white-space: nowrap;
  }
  [data-part='both'] {
    position: absolute;
    inset-block-start: calc((${tokens.density.row} - 28px) / 2);
    inset-inline-end: ${tokens.density.cellX};
    white-space: nowrap;
  }
  [data-part='name'] {
    color: ${tokens.color.text};
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The number hangs before the words of its goal. */
  [data-part='goal'] {
    padding-inline-start: calc(${tokens.density.cellX} + 24px);
    white-space: pre-line;
  }
  [data-part='number'] {
    float: inline-start;
    margin-inline-start: -24px;
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='none'] {
    color: ${tokens.color.textPlaceholder};
  }
  tr[data-goal]:hover > td {
    background: ${tokens.color.rowHover};
  }
  :is(th, td):focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: ${tokens.font.strong};
    text-decoration: underline 2px ${tokens.color.accent};
    text-underline-offset: 3px;
  }

  button {
    margin: 0;
    border: 1px solid transparent;
    border-radius: ${tokens.radius.control};
    background: none;
    font: inherit;
    cursor: default;
    outline: none;

    &:focus-visible {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: 2px;
    }
  }
  [data-part='clamped'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  button[data-part='whole'] {
    min-block-size: ${tokens.size.hitMin};
    padding: 0;
    color: ${tokens.color.accent};
  }
  button[data-act] {
    inline-size: 28px;
    block-size: 28px;
    padding: 5px;
    color: ${tokens.color.textMuted};
    vertical-align: top;

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
  }
`;
