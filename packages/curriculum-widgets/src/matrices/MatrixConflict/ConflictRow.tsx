import type { Language, MatrixConflict as Conflict, MatrixSide } from '@college/curriculum-model';
import { Radio } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import type { DeskConflict } from '../desk';
import { ConflictCell } from './ConflictCell';
import { conflictItems, spokenItems } from './conflictItems';
import type { ConflictText } from './conflictWords';

export interface ConflictRowProps {
  conflict: Conflict;
  sides: DeskConflict;
  /** The line across the group's: its column, or its row. */
  name: string;
  /** Row and column, for ears. */
  spokenName: string;
  side: MatrixSide;
  onSideChange: (side: MatrixSide) => void;
  text: ConflictText;
  language: Language;
}

/** One cell in conflict: what it was, mine and theirs side by side; mine or theirs is chosen. */
export function ConflictRow({ conflict, sides, name, spokenName, side, onSideChange, text, language }: ConflictRowProps) {
  const before = conflictItems(conflict, conflict.base, sides.base, text, language);
  return (
    <Row aria-label={spokenName} value={side} onChange={(value) => onSideChange(value === 'theirs' ? 'theirs' : 'mine')}>
      <Name>
        {name}
        {conflict.reason !== 'changed' && <Reason>{text[conflict.reason]}</Reason>}
      </Name>
      <Before>
        <ConflictCell items={before} blank={text.empty} />
      </Before>
      {(['mine', 'theirs'] as const).map((one) => {
        const items = conflictItems(conflict, conflict[one], sides[one], text, language);
        return (
          <Side key={one} value={one} aria-label={text.spoken({ side: text[one], content: spokenItems(items, text) })}>
            <ConflictCell items={items} blank={text.empty} />
          </Side>
        );
      })}
    </Row>
  );
}

/** The columns of the view: the cell, what it was, mine, theirs. */
export const conflictColumns = 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr))';

const Row = styled(RadioGroup)`
  display: grid;
  grid-template-columns: ${conflictColumns};
  border-block-end: 1px solid ${tokens.color.border};

  > * {
    padding: ${tokens.space[2]};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Reason = styled.span`
  display: block;
  color: ${tokens.color.warning};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Before = styled.div`
  color: ${tokens.color.textMuted};
`;

const Side = styled(Radio)`
  border-inline-start: 1px solid ${tokens.color.border};

  &[data-selected] {
    background: ${tokens.color.selection};
  }
`;
