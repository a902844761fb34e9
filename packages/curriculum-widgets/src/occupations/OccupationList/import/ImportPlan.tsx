import type { OccupationImport } from '@college/curriculum-model';
import { DataTable } from '@college/ui/DataTable';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { occupationImportMessages } from './messages';

/** What a file would change, line by line, or its errors. */
export function ImportPlan({ plan }: { plan: OccupationImport }) {
  const text = useMessages(occupationImportMessages);
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const { added, updated, problems, lines = [] } = plan;
  if (problems.length > 0) {
    return (
      <>
        <Note variant="error">{text.problems({ count: numbers.format(new Set(problems.map(({ line }) => line)).size) })}</Note>
        <Problems aria-label={text.problemList}>
          {problems.map(({ line, message }, place) => (
            <li key={place}>
              <span>{line > 0 ? text.line({ line }) : text.wholeFile}</span>
              <span>{message}</span>
            </li>
          ))}
        </Problems>
      </>
    );
  }
  if (added + updated === 0) return <Note variant="warning">{text.nothing}</Note>;
  return (
    <>
      <p role="status">{text.plan({ added, updated })}</p>
      {lines.length > 0 && (
        <DataTable
          aria-label={text.lines}
          rows={lines}
          getRowId={({ line }) => line}
          height="320px"
          virtualizeAbove={8}
          columns={[
            {
              id: 'line',
              header: text.columnLine,
              width: 72,
              align: 'end',
              tone: 'muted',
              isSortable: true,
              sortValue: ({ line }) => line,
              cell: ({ line }) => line,
            },
            {
              id: 'name',
              header: text.columnName,
              minWidth: 160,
              isRowHeader: true,
              isSortable: true,
              sortValue: ({ name }) => name,
              cell: ({ name }) => name,
            },
            {
              id: 'code',
              header: text.columnCode,
              width: 136,
              tone: 'muted',
              isSortable: true,
              sortValue: ({ code }) => code,
              cell: ({ code }) => code,
            },
            {
              id: 'act',
              header: text.columnAct,
              width: 128,
              isSortable: true,
              sortValue: ({ isNew }) => Number(isNew),
              cell: ({ isNew }) => (isNew ? text.add : text.change),
            },
          ]}
        />
      )}
    </>
  );
}

const Problems = styled.ul`
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
