import { editionSchema, type Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { Stack } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { isConflict } from '../../support/saving/conflict';
import { EditionFields } from './EditionFields';
import type { EditionListSource } from './EditionListSource';
import { editionListMessages } from './messages';
import { useEditionForm } from './useEditionForm';

interface ChangeEditionProps {
  source: EditionListSource;
  edition: Edition;
  onChanged: () => void;
  onClose: () => void;
}

interface Refusal {
  message: string;
  /** The version that is stored now, where somebody else was faster. */
  version?: number | undefined;
}

/** Changes what a draft is called and what it is for; over somebody else's change only when told to. */
export function ChangeEdition({ source, edition, onChanged, onClose }: ChangeEditionProps) {
  const text = useMessages(editionListMessages);
  const { showToast } = useToast();
  const { fields, check } = useEditionForm(edition);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function handleSave() {
    const wish = isSaving ? null : check();
    if (!wish) return;
    setSaving(true);
    try {
      await source.changeEdition({ id: edition.id, version: refusal?.version ?? edition.version, ...wish });
      showToast({ type: 'success', message: text.changed(edition) });
      onChanged();
    } catch (error) {
      const theirs = isConflict(error) ? storedOf(error) : undefined;
      setRefusal({ message: [messageOf(error), theirs && text.theirs(theirs)].filter(Boolean).join(' '), version: theirs?.version });
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={text.changeOf({ name: edition.name })}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isSaving}>
            {text.cancel}
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void handleSave()}>
            {refusal?.version === undefined ? text.save : text.saveMineOverTheirs}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Note variant="error">{refusal.message}</Note>}
        <EditionFields {...fields} onSubmit={() => void handleSave()} />
      </Stack>
    </Dialog>
  );
}

/** The edition that a conflict carries. */
function storedOf(error: unknown): Edition | undefined {
  const carried = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return editionSchema.safeParse(carried).data;
}
