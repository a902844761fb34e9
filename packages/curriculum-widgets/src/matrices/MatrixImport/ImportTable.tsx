import { ScrollArea } from '@college/ui/ScrollArea';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface ImportTableProps {
  title: string;
  help?: string;
  /** Said below when not every row is listed. */
  more?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Lines of text under heads, scrolling on their own when there are many. */
export function ImportTable({ title, help, more, columns, rows }: ImportTableProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {help && <Help>{help}</Help>}
      <Scroll>
        <Table aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {more && <Help>{more}</Help>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Title = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const Help = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const Scroll = styled(ScrollArea)`
  max-block-size: 240px;
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    position: sticky;
    inset-block-start: 0;
    background: ${tokens.color.surface};
    color: ${tokens.color.textMuted};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  th,
  td {
    padding: 6px ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  td:not(:last-child) {
    min-inline-size: 48px;
  }
`;
