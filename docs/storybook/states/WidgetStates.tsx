import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { StateRow } from './coverage';
import { statesMessages } from './messages';
import { StateLine } from './StateLine';

export interface WidgetStatesProps {
  widget: string;
  rows: readonly StateRow[];
  /** Id of the requested state. */
  marked?: string;
  /** Whether the rows are shown from the start; the reader opens and closes them. */
  isOpen: boolean;
}

/** The states of one widget under its name. */
export function WidgetStates({ widget, rows, marked, isOpen }: WidgetStatesProps) {
  const text = useMessages(statesMessages);
  return (
    <Fold open={isOpen}>
      <summary>
        <code>{widget}</code> <Count>{rows.length}</Count>
      </summary>
      <Table aria-label={`${text.states} ${widget}`}>
        <colgroup>
          <col />
          <col width="88" />
          <col width="38%" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{text.state}</th>
            <th scope="col">{text.codes}</th>
            <th scope="col">{text.stories}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StateLine key={row.id} row={row} isMarked={row.id === marked} />
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}

const Fold = styled.details`
  border-block-end: 1px solid ${tokens.color.border};

  summary {
    padding-block: ${tokens.space[2]};
    cursor: pointer;
  }
  summary:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  code {
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.mono};
    overflow-wrap: anywhere;
  }
  summary code {
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.mono};
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Table = styled.table`
  inline-size: 100%;
  margin-block-end: ${tokens.space[4]};
  border-collapse: collapse;
  table-layout: fixed;

  thead {
    border-block: 1px solid ${tokens.color.rule};
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  tbody tr {
    border-block-end: 1px solid ${tokens.color.border};
  }
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: top;
  }
  th[scope='row'] code {
    color: ${tokens.color.textMuted};
  }
`;
