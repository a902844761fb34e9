import type { ConflictChoice, PlannedConflict } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { NumberField } from '@college/ui/NumberField';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { SideWords } from './conflictSides';
import { editionConflictMessages } from './messages';

/** What a value of one's own is written as: a text, a figure, or nothing that can be written. */
export function ownKind(conflict: PlannedConflict): 'text' | 'figure' | null {
  if (!conflict.isOwnAllowed || conflict.isRelate) return null;
  const values = [conflict.draft.value, conflict.current.value, conflict.base.value];
  if (values.some((value) => typeof value === 'string')) return 'text';
  return values.some((value) => typeof value === 'number') ? 'figure' : null;
}

interface OwnValueProps {
  conflict: PlannedConflict;
  kind: 'text' | 'figure';
  choice: ConflictChoice | undefined;
  sides: SideWords;
  onUse: (value: string | number) => void;
  onCancel: () => void;
}

/** Writes a value of one's own, begun from either side; the three versions stay above it. */
export function OwnValue({ conflict, kind, choice, sides, onUse, onCancel }: OwnValueProps) {
  const text = useMessages(editionConflictMessages);
  const [value, setValue] = useState(() => (typeof choice === 'object' ? choice.value : conflict.draft.value));
  const canUse = kind === 'text' || (typeof value === 'number' && !Number.isNaN(value));
  const accept = () => {
    if (canUse && (typeof value === 'string' || typeof value === 'number')) onUse(value);
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (isInComposition(event)) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || kind === 'figure')) accept();
    else return;
    event.preventDefault();
  }

  return (
    <Editor onKeyDown={handleKeyDown}>
      {kind === 'text' ? (
        <TextArea label={text.ownValue} value={typeof value === 'string' ? value : ''} onChange={setValue} autoFocus />
      ) : (
        <NumberField label={text.ownValue} value={typeof value === 'number' ? value : null} onChange={setValue} autoFocus />
      )}
      <Acts>
        <Button size="small" variant="secondary" isDisabled={!canUse} onPress={accept}>
          {kind === 'text' ? text.useOwn : text.useFigure}
        </Button>
        <Button size="small" variant="ghost" onPress={onCancel}>
          {text.cancel}
        </Button>
        {(['draft', 'current'] as const).map((side) => (
          <Button key={side} size="small" variant="link" onPress={() => setValue(conflict[side].value ?? '')}>
            {text.beginWith({ side: sides[side].name })}
          </Button>
        ))}
      </Acts>
    </Editor>
  );
}

const Editor = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;
