import type { EditionChange } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editionComparisonMessages } from './messages';

interface RevertChangeProps {
  change: EditionChange;
  onRevert: (change: EditionChange) => Promise<void>;
}

/** Reverts one change to the base of the draft, after confirmation: what depends on it goes along. */
export function RevertChange({ change, onRevert }: RevertChangeProps) {
  const text = useMessages(editionComparisonMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <Place>
      <Button variant="link" size="small" onPress={() => setAsking(true)}>
        {text.revert}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        variant="primary"
        title={text.revertTitle({ name: change.name })}
        confirmLabel={text.confirmRevert}
        pendingLabel={text.reverting}
        onConfirm={() => onRevert(change)}
      >
        {text.revertHint}
      </ConfirmDialog>
    </Place>
  );
}

/* Above the entry, all of which is pressed to select it. */
const Place = styled.div`
  position: relative;
  padding-inline-start: 22px;
`;
