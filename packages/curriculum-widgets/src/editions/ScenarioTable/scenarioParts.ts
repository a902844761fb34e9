import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 760px;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: start;

  th,
  td {
    padding: 6px ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.text};
  }
  td,
  thead th {
    border-inline-start: 1px solid ${tokens.color.border};
  }
  thead th:first-child {
    border-inline-start: 0;
  }
  [data-requirement] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-requirement] b {
    display: inline-block;
    min-inline-size: 20px;
    font-weight: ${tokens.font.strong};
  }
  [data-current] {
    background: ${tokens.color.surfaceSunken};
  }
  tr[data-sum] > * {
    padding-block-start: ${tokens.space[4]};
    border-block-end-color: ${tokens.color.borderStrong};
    font-weight: ${tokens.font.strong};
  }
`;

/** A value and, at the end of the line, what it is against the current edition. */
export const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** How a value changed: a mark and its words. */
export const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  &[data-change='same'] {
    color: ${tokens.color.textMuted};
  }
  &[data-change='better'] {
    color: ${tokens.color.success};
  }
  &[data-change='worse'] {
    color: ${tokens.color.danger};
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }
`;
