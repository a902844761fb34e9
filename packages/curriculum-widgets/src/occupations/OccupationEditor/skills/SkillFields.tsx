import { textLimits, type OccupationSkill } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { lastOf, pathTo } from '../../choices/choiceNodes';
import { skillsDialogMessages } from './messages';
import { parentChoices, type SkillForm } from './skillTree';

interface SkillFieldsProps {
  form: SkillForm;
  tree: readonly OccupationSkill[];
  title: string;
  status: 'filling' | 'refused' | 'saving';
  /** What the server said. */
  failure: string | null;
  onChange: (change: Partial<SkillForm>) => void;
  onSave: () => void;
  onCancel: () => void;
}

const top = 0;

/** A skill being added or changed: its name in both languages and its parent. */
export function SkillFields({ form, tree, title, status, failure, onChange, onSave, onCancel }: SkillFieldsProps) {
  const text = useMessages(skillsDialogMessages);
  const nameRef = useRef<HTMLInputElement>(null);
  const nodes = useMemo(() => [{ id: top, label: text.top }, ...parentChoices(tree, form.id, text.circle)], [tree, form.id, text]);
  const isSaving = status === 'saving';

  function save() {
    onSave();
    if (form.label.trim() === '') nameRef.current?.focus();
  }

  return (
    <Form
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Shortcuts keys={{ 'Ctrl+S': save }} isDisabled={isSaving} />
      <TextField
        label={text.name}
        isRequired
        value={form.label}
        maxLength={textLimits.title}
        isReadOnly={isSaving}
        errorMessage={status === 'refused' && form.label.trim() === '' ? text.nameEmpty : undefined}
        inputRef={nameRef}
        onChange={(label) => onChange({ label })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press, and its name is what is typed next
        autoFocus
      />
      <TextField
        label={text.english}
        lang="en"
        value={form.english}
        maxLength={textLimits.title}
        isReadOnly={isSaving}
        onChange={(english) => onChange({ english })}
      />
      <Cascader
        label={text.parent}
        nodes={nodes}
        canChooseBranch
        isDisabled={isSaving}
        value={form.parentId === null ? [top] : pathTo(tree, form.parentId)}
        onChange={(path) => onChange({ parentId: lastOf(path) || null })}
      />
      {failure !== null && <Note variant="error">{failure}</Note>}
      <Buttons>
        <Button variant="ghost" isDisabled={isSaving} onPress={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={text.saving}>
          {text.save}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.accent};
  background: ${tokens.color.surface};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
`;
