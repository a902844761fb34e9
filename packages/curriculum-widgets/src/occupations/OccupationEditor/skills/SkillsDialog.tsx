import type { OccupationSkill } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../support/messageOf';
import type { OccupationEditorSource } from '../OccupationEditorSource';
import { skillsDialogMessages } from './messages';
import { SkillFields } from './SkillFields';
import { SkillLine } from './SkillLine';
import type { SkillEntry } from './skillTree';
import { useSkillsDesk } from './useSkillsDesk';
import { PlainList } from '../../../support/layoutParts';
import { useNamed } from '../../../support/undo/useNamed';

interface SkillsDialogProps {
  source: Pick<OccupationEditorSource, 'listOccupationSkills' | 'saveOccupationSkills'>;
  now: () => number;
  /** Called when the tree changed, with the tree as recorded. */
  onChange: (tree: readonly OccupationSkill[]) => void;
  onClose: () => void;
}

/** The skills of a college: added below one another, renamed in both languages, moved and deleted. Each change is stored at once. */
export function SkillsDialog({ source, now, onChange, onClose }: SkillsDialogProps) {
  const text = useMessages(skillsDialogMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const [removing, setRemoving] = useState<SkillEntry | null>(null);
  /** Called once discarding the input is confirmed. */
  const [leaving, setLeaving] = useState<{ goOn: () => void } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const focusAdd = () => requestAnimationFrame(() => addRef.current?.focus());
  const desk = useSkillsDesk({
    source,
    now,
    onChange,
    onSaved() {
      showToast({ type: 'success', message: text.saved, description: text.title });
      focusAdd();
    },
  });
  const { state, entries, editing } = desk;
  const isNew = editing?.form.id === 0;

  function afterAsking(goOn: () => void) {
    if (desk.isChanged) setLeaving({ goOn });
    else goOn();
  }
  function begin(form: Parameters<typeof desk.begin>[0]) {
    afterAsking(() => {
      setRefusal(null);
      desk.begin(form);
    });
  }
  const close = () => afterAsking(onClose);
  const fields = editing && (
    <SkillFields
      key={`${editing.form.id}-${isNew ? editing.form.parentId : ''}`}
      {...editing}
      tree={desk.tree}
      title={isNew ? text.newSkill : text.editing({ name: editing.form.label })}
      onChange={desk.change}
      onSave={() => void desk.save()}
      onCancel={() => {
        desk.begin(null);
        focusAdd();
      }}
    />
  );

  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => isOpen || close()}
      footerStart={
        state.phase === 'open' && (
          <Button ref={addRef} onPress={() => begin({ id: 0, parentId: null, label: '', english: '' })}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        )
      }
      footer={
        <Button variant="ghost" onPress={close}>
          {text.close}
        </Button>
      }
    >
      <Body>
        <p>{text.intro}</p>
        {refusal !== null && <Note variant="error">{refusal}</Note>}
        {state.phase === 'loading' && <Loading label={text.loading} />}
        {state.phase === 'failed' && <ErrorState title={text.failed} hint={state.message} onRetry={desk.retry} />}
        {state.phase === 'open' && entries.length === 0 && !editing && <EmptyState title={text.none} hint={text.noneHint} mark={null} />}
        {isNew && fields}
        <PlainList aria-label={text.list}>
          {entries.map((entry) =>
            editing?.form.id === entry.id ? (
              <li key={entry.id}>{fields}</li>
            ) : (
              <SkillLine
                key={entry.id}
                entry={entry}
                onAddBelow={() => begin({ id: 0, parentId: entry.id, label: '', english: '' })}
                onEdit={() => begin({ id: entry.id, parentId: entry.parentId, label: entry.label, english: entry.english })}
                onRemove={() => setRemoving(entry)}
              />
            ),
          )}
        </PlainList>
      </Body>
      {leaving && (
        <ConfirmDialog
          isOpen
          title={text.leaveTitle}
          confirmLabel={text.leave}
          cancelLabel={text.stay}
          onOpenChange={(isOpen) => isOpen || setLeaving(null)}
          onConfirm={leaving.goOn}
        >
          {text.leaveLoss}
        </ConfirmDialog>
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          name={removing.label}
          confirmLabel={text.confirm}
          pendingLabel={text.deleting}
          onOpenChange={(isOpen) => isOpen || setRemoving(null)}
          onConfirm={async () => {
            setRefusal(null);
            await desk.remove(removing);
            showToast({ type: 'success', message: text.deleted, description: named(removing.label) });
            focusAdd();
          }}
          onError={(error) => setRefusal(messageOf(error))}
        >
          {text.loss({ count: removing.below.length })}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`;
