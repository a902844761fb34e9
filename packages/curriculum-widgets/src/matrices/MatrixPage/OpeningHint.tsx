import type { MatrixKind } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { matrixPageMessages } from './messages';

/** Where it is kept whether a person has read how a cell is opened. */
export interface OpeningHintMemory {
  /** Whether the person put the hint away. */
  isDismissed: () => boolean;
  /** Called when the person puts it away, for good. */
  dismiss: () => void;
}

interface OpeningHintProps {
  kind: MatrixKind;
  memory: OpeningHintMemory;
  /** Takes the focus, which the button had. */
  onLeave: () => void;
}

/** Says over a matrix that a press selects, and what opens a cell, until the person puts it away. */
export function OpeningHint({ kind, memory, onLeave }: OpeningHintProps) {
  const text = useMessages(matrixPageMessages);
  const [isDismissed, setDismissed] = useState(memory.isDismissed);
  if (isDismissed) return null;

  function dismiss() {
    memory.dismiss();
    setDismissed(true);
    onLeave();
  }
  return (
    <Line role="note">
      {text[`${kind}Opening`]}
      <Button variant="link" size="small" onPress={dismiss}>
        {text.hideOpening}
      </Button>
    </Line>
  );
}

/* As low as it can be: the matrix below it is what one came for. */
const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-block-size: 32px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.accentSoft};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  ${screenOnly}
`;
