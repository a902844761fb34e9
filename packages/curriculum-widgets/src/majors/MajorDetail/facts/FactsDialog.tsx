import type { MajorInfo } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useRef } from 'react';
import { RecordFields } from '../../../organisation/Departments/RecordFields';
import { organisationRecordMessages } from '../../../organisation/Departments/recordMessages';
import { VersionChoice } from '../../../organisation/Departments/VersionChoice';
import type { MajorDetailSource } from '../MajorDetailSource';
import { majorFactsMessages } from './messages';
import { useFactsForm } from './useFactsForm';

interface FactsDialogProps {
  source: MajorDetailSource;
  major: MajorInfo;
  departmentId: number;
  now: () => number;
  /** The facts as stored, and the version over which they were. */
  onSaved: (major: MajorInfo, overVersion: number | undefined) => void;
  /** Called with the facts where what somebody else stored was chosen, so that nothing is left to save. */
  onTheirsTaken: (major: MajorInfo) => void;
  onClose: () => void;
}

/** Edits name, code and standard of a major. What somebody else stored first is shown beside them. */
export function FactsDialog({ onClose, ...options }: FactsDialogProps) {
  const text = useMessages(majorFactsMessages);
  const words = useMessages(organisationRecordMessages);
  const nameRef = useRef<HTMLInputElement>(null);
  const form = useFactsForm({ ...options, onRefused: () => nameRef.current?.focus() });
  const { status, save } = form;
  const isSaving = status.step === 'saving';

  return (
    <>
      <Dialog
        isOpen
        title={text.title}
        isCloseDisabled={isSaving}
        onOpenChange={(isOpen) => isOpen || onClose()}
        footer={
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={onClose}>
              {words.cancel}
            </Button>
            <Button variant="primary" isPending={isSaving} pendingLabel={words.saving} onPress={() => void save()}>
              {text.save}
            </Button>
          </>
        }
      >
        <Shortcuts keys={{ 'Ctrl+S': () => void save() }} isDisabled={isSaving}>
          <RecordFields form={form} isMajor nameEmpty={text.nameEmpty} nameRef={nameRef} />
        </Shortcuts>
      </Dialog>
      <VersionChoice form={form} />
    </>
  );
}
