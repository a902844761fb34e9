import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A table of the paper while it is edited: as it is read, with a field laid over each text so that the text stays where it was. */
export const EditedTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};
  font-variant-numeric: tabular-nums lining-nums;
  table-layout: fixed;

  thead th {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    text-align: start;
    vertical-align: baseline;
  }
  tbody :is(th, td) {
    padding: 2px 9px 2px 0;
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: top;
  }
  /* A field's edge and padding are 7 px. */
  tbody :is(th, td)[data-row] > * {
    margin-inline-start: -7px;
  }
  :is(th, td)[data-align='center'] {
    padding-inline: 1px;
    text-align: center;
  }
  tbody :is(th, td)[data-align='center'] > * {
    margin-inline-start: 0;
  }
  :is(th, td)[data-align='end'] {
    padding-inline-end: 0;
    text-align: end;
  }
  /* A figure's field is lower than a text's; its edge and padding are 13 px. */
  tbody :is(th, td)[data-align='end'] > * {
    margin: 2px 0;
  }
  thead [data-align='end'] {
    padding-inline-end: 13px;
  }
  tbody [data-part='act'] {
    padding: 8px 0;
    text-align: end;
  }
  @media print {
    [data-part='act'] > *,
    [data-part='adding'] button {
      visibility: hidden;
    }
  }
`;

/** A value that is read and opens by a click; the stop over it does the same for the keyboard. */
export const Opening = styled.div`
  position: relative;

  &[data-revisable] {
    border-radius: ${tokens.radius.control};
    cursor: text;
  }
  &[data-revisable]:hover {
    background: ${tokens.color.rowHover};
    box-shadow: 0 0 0 ${tokens.space[2]} ${tokens.color.rowHover};
  }
`;

/** The placeholder of an empty text; not printed. */
export const NotFilled = styled.p`
  margin: 0;
  padding-block: 6px;
  color: ${tokens.color.textMuted};

  @media print {
    visibility: hidden;
  }
`;

/** A line under a table: what was done, what is doubtful, what is wrong. */
export const UnderLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  @media print {
    display: none;
  }
`;

/** Under a table: lines left, the act that adds right. */
export const Under = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-block-size: 28px;

  @media print {
    display: none;
  }
`;

/** The same with figures at the end of their columns, and a line of sums below. */
export const SummedTable = styled(EditedTable)`
  input {
    text-align: end;
  }
  tfoot :is(th, td) {
    padding: ${tokens.space[2]} 0;
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
    text-align: start;
  }
  tfoot [data-align='end'] {
    padding-inline-end: 13px;
    text-align: end;
  }
  tfoot [data-tone='warning'] {
    color: ${tokens.color.warning};
    font-weight: ${tokens.font.strong};
  }
`;
