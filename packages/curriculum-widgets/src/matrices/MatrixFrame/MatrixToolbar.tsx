import type { LinkedMatrices } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Tooltip } from '@college/ui/Tooltip';
import { Printer, Redo2, Replace, Undo2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useToolbarKeys } from '../../support/useToolbarKeys';
import type { ReadyDesk } from '../desk';
import { MatrixLegend } from './MatrixLegend';
import { matrixFrameMessages } from './messages';
import type { MatrixLook } from './useMatrixLook';

export interface MatrixToolbarProps {
  desk: ReadyDesk;
  look: MatrixLook;
  isReadOnly: boolean;
  /** Counts the gaps of the matrix that shows; without it their number is not said. */
  countGaps?: ((matrices: LinkedMatrices) => number) | undefined;
  /** Suggestions for the matrix, with how many there are; without it none are offered. */
  suggestions?: { isOn: boolean; count: number; onChange: (isOn: boolean) => void } | undefined;
  /** Whether the toolbar has Save; a page has it in its header. */
  hasSave: boolean;
}

/** Legend, undo and redo, ways of looking, print, save. */
export function MatrixToolbar({ desk, look, isReadOnly, hasSave, countGaps, suggestions }: MatrixToolbarProps) {
  const text = useMessages(matrixFrameMessages);
  const keys = useToolbarKeys();
  // Gaps of a large major take longer than a frame: the cell that changed is drawn first.
  const matrices = useDeferredValue(desk.matrices);
  return (
    <Bar role="toolbar" aria-orientation="horizontal" aria-label={text.tools} {...keys}>
      <MatrixLegend hasConflictMark={desk.conflictCells.length > 0} hasSuggestions={suggestions?.isOn} />
      <Rule aria-hidden="true" />
      <Checkbox isSelected={look.isGapsOnly} onChange={look.setGapsOnly}>
        {text.onlyGaps({ count: countGaps?.(matrices) })}
      </Checkbox>
      {suggestions && (
        <Checkbox isSelected={suggestions.isOn} onChange={suggestions.onChange}>
          {text.suggestions({ count: suggestions.isOn ? suggestions.count : null })}
        </Checkbox>
      )}
      <Tooltip content={text.transpose}>
        <Toggle aria-label={text.transpose} aria-pressed={look.isTransposed} onPress={() => look.setTransposed(!look.isTransposed)}>
          <Icon of={Replace} />
        </Toggle>
      </Tooltip>
      <Tooltip content={text.print}>
        <IconButton aria-label={text.print} onPress={() => window.print()}>
          <Icon of={Printer} />
        </IconButton>
      </Tooltip>
      {!isReadOnly && (
        <>
          <Rule aria-hidden="true" />
          <Tooltip content={`${text.undo} Ctrl+Z`}>
            <IconButton aria-label={text.undo} isDisabled={!desk.canUndo} onPress={desk.undo}>
              <Icon of={Undo2} />
            </IconButton>
          </Tooltip>
          <Tooltip content={`${text.redo} Ctrl+Y`}>
            <IconButton aria-label={text.redo} isDisabled={!desk.canRedo} onPress={desk.redo}>
              <Icon of={Redo2} />
            </IconButton>
          </Tooltip>
          {hasSave && <SaveMatrices desk={desk} />}
        </>
      )}
    </Bar>
  );
}

/** Saves what changed in all three matrices. */
export function SaveMatrices({ desk }: { desk: ReadyDesk }) {
  const text = useMessages(matrixFrameMessages);
  return (
    <Button
      variant="primary"
      isPending={desk.saving.status === 'saving'}
      pendingLabel={text.saving}
      aria-keyshortcuts="Control+S"
      onPress={() => void desk.save()}
    >
      {text.save}
    </Button>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

const Rule = styled.span`
  flex: none;
  block-size: 16px;
  margin-inline: ${tokens.space[2]};
  border-inline-start: 1px solid ${tokens.color.borderStrong};
`;

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.text};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
