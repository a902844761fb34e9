import { Button } from '@college/ui/Button';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isFocusLost } from '../isFocusLost';

interface SaveActsProps {
  words: { save: string; saving: string; undo: string };
  isDirty: boolean;
  /** Whether what was changed can be stored as it is. */
  canSave: boolean;
  isSaving: boolean;
  onSave: () => Promise<unknown>;
  onUndo: () => void;
  /** When it was saved, and what else is done with all of it. */
  children: ReactNode;
}

/** Saving settings and undoing what was changed in them. Both buttons end with the changes; the focus stays here. */
export function SaveActs({ words, isDirty, canSave, isSaving, onSave, onUndo, children }: SaveActsProps) {
  const acts = useRef<HTMLDivElement>(null);

  async function holdFocus(act: () => unknown) {
    await act();
    requestAnimationFrame(() => {
      if (isFocusLost() || activeElement()?.matches(':disabled')) acts.current?.focus();
    });
  }

  return (
    <Acts ref={acts} role="group" aria-label={words.save} tabIndex={-1}>
      {children}
      {isDirty && (
        <Button variant="ghost" onPress={() => void holdFocus(onUndo)}>
          {words.undo}
        </Button>
      )}
      <Button
        variant="primary"
        isDisabled={!isDirty || !canSave}
        isPending={isSaving}
        pendingLabel={words.saving}
        onPress={() => void holdFocus(onSave)}
      >
        {words.save}
      </Button>
    </Acts>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
