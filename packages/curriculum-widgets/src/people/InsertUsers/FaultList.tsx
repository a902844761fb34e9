import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { insertUsersMessages } from './messages';
import type { CellFault } from './rowFaults';

/** Faults that are listed by name; the table marks them all. */
const listed = 100;

interface FaultListProps {
  faults: readonly CellFault[];
  format: (count: number) => string;
  /** Leads to the cell that is wrong. */
  onGo: (fault: CellFault) => void;
}

/** Every fault by its row and column; pressing one leads there. */
export function FaultList({ faults, format, onGo }: FaultListProps) {
  const text = useMessages(insertUsersMessages);
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <Heading id={headingId}>{text.faultList}</Heading>
      <List>
        {faults.slice(0, listed).map((fault) => (
          <li key={`${fault.key} ${fault.field}`}>
            <Go type="button" onClick={() => onGo(fault)}>
              {text.fault({ row: format(fault.row), field: text[fault.field], message: fault.message })}
            </Go>
          </li>
        ))}
      </List>
      {faults.length > listed && <More>{text.moreFaults({ count: format(faults.length - listed) })}</More>}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  min-block-size: 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
`;

const Heading = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

const Go = styled.button`
  inline-size: 100%;
  min-block-size: 28px;
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.danger};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.dangerSoft};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const More = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
