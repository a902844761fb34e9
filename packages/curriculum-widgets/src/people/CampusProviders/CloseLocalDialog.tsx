import type { CampusSettings, SaveLocalSignInRequest } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { campusProvidersMessages } from './messages';

interface CloseLocalDialogProps {
  settings: CampusSettings;
  onSave: (request: SaveLocalSignInRequest) => Promise<void>;
  onClose: () => void;
}

/** Asks before passwords are switched off, and which account keeps its own. A refusal stays here with its sentence. */
export function CloseLocalDialog({ settings: { local, breakGlassChoices }, onSave, onClose }: CloseLocalDialogProps) {
  const text = useMessages(campusProvidersMessages);
  const [chosenId, setChosenId] = useState(() =>
    breakGlassChoices.some(({ id }) => id === local.breakGlassUserId) ? local.breakGlassUserId : null,
  );
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const chosen = breakGlassChoices.find(({ id }) => id === chosenId);

  async function close() {
    setMissing(chosen === undefined);
    setProblem(undefined);
    if (!chosen) return;
    setSaving(true);
    try {
      await onSave({ isOpen: false, breakGlassUserId: chosen.id, version: local.version });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="s"
      title={text.closeTitle}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isSaving}>
            {text.cancel}
          </Button>
          <Button variant="confirm-danger" isPending={isSaving} pendingLabel={text.closing} onPress={() => void close()}>
            {text.close}
          </Button>
        </>
      }
    >
      <Body>
        <p>{text.closeLoss}</p>
        <Select<number>
          isRequired
          label={text.emergency}
          description={text.emergencyHelp}
          options={breakGlassChoices.map(({ id, userName, email }) => ({ value: id, label: `${userName} ${email}` }))}
          value={chosenId}
          onChange={(id) => {
            setChosenId(id);
            setMissing(false);
          }}
          errorMessage={isMissing ? text.emergencyMissing : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
          autoFocus
        />
        {chosen && <p>{text.emergencySure({ name: chosen.userName })}</p>}
        {problem !== undefined && <Note variant="error">{problem}</Note>}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
  }
`;
