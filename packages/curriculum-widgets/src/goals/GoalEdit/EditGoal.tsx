import { goalModes, goalTextProblem, type Goal } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Cascader } from '@college/ui/Cascader';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { isRecord } from '../../support/desk/storedDrafts';
import { localizeIndicators } from '../localizeIndicators';
import { GoalDialog } from './GoalDialog';
import type { GoalFormProps } from './GoalFormProps';
import { tooLongMessage } from './GoalEntryField';
import { cutGoalLabel, goalNodes, pathOfGoal } from './goalNodes';
import { KeyHints } from './KeyHints';
import { goalEditMessages } from './messages';
import { isPlainEnter } from './plainEnter';
import { useFirstFocus } from './useFirstFocus';
import { useGoalSave } from './useGoalSave';

/** A goal while it is edited, with its content as it was when it was chosen. */
interface EditedGoal {
  id: number;
  before: string;
  text: string;
}

function editedOf(goal: Goal | undefined): EditedGoal | null {
  return goal ? { id: goal.id, before: goal.description, text: goal.description } : null;
}

function isEdited(found: unknown): found is EditedGoal {
  return isRecord(found) && typeof found.id === 'number' && typeof found.before === 'string' && typeof found.text === 'string';
}

/** Mode 1: one goal, chosen by the cascader, and its content. */
export function EditGoal({ source, courseId, indicators, goalId, onClose, onFail, draftStorage, userId }: GoalFormProps) {
  const text = useMessages(goalEditMessages);
  const { locale } = useLocale();
  const goals = indicators.flatMap(({ children }) => children);
  const opened = useGoalSave<EditedGoal | null>({
    start: editedOf(goals.find(({ id }) => id === goalId)),
    isSame: (one, other) => one?.text === other?.text,
    isSendable: (form) => changedOf(form) !== null && goalTextProblem(form?.text ?? '') === null,
    send: async (form) => {
      const changed = changedOf(form);
      if (changed) await source.updateGoal(changed);
    },
    onSaved: (form) =>
      onClose(
        goalModes.edit,
        [changedOf(form)].filter((changed) => changed !== null),
      ),
    onRefused: () => (edited && goal ? focusContent() : focusChoice()),
    onFail,
    draft: {
      draftStorage,
      userId,
      subject: `${courseId}:edit:${goalId ?? 'any'}`,
      restore: (found) => (isEdited(found) && (goalId === undefined || found.id === goalId) ? found : null),
      onDiscarded: () => (goalId === undefined ? focusChoice() : focusContent()),
    },
  });
  const { desk, form: edited, change, save, isSaving, isChanged, isChecked } = opened;
  const [choiceRef, focusChoice] = useFirstFocus(edited === null);
  const [contentRef, focusContent] = useFirstFocus(edited !== null);
  useFocusOnChoice(edited?.id, focusContent);
  const goal = goals.find(({ id }) => id === edited?.id);
  const localized = localizeIndicators(indicators, locale.startsWith('zh') ? 'zh' : 'en');
  const shown = localized.flatMap(({ children }) => children).find(({ id }) => id === edited?.id);
  const problem = edited && goalTextProblem(edited.text);

  /** The goal as it is sent: what the page knows of it now, with the new content. */
  function changedOf(form: EditedGoal | null): Goal | null {
    const stored = goals.find(({ id }) => id === form?.id);
    return form && stored ? { ...stored, description: form.text.trim() } : null;
  }

  function handleCancel() {
    desk.discard();
    onClose(goalModes.none, []);
  }

  return (
    <GoalDialog
      title={text.editTitle}
      commitLabel={text.save({ count: 1 })}
      pendingLabel={text.saving}
      isSaving={isSaving}
      status={opened.status}
      unsavedCount={isChanged ? 1 : 0}
      onCommit={save}
      onCancel={handleCancel}
      keys={
        <KeyHints
          keys={[
            { key: 'Enter', does: text.saveKey },
            { key: 'Shift+Enter', does: text.lineKey },
          ]}
        />
      }
    >
      {opened.restored}
      <Cascader
        ref={choiceRef}
        label={text.goal}
        isRequired
        nodes={goalNodes(localized)}
        value={pathOfGoal(indicators, edited?.id ?? null)}
        placeholder={text.goalPlaceholder}
        cutLabel={cutGoalLabel}
        isDisabled={isSaving || isChanged}
        description={isChanged ? text.changeFirst : undefined}
        errorMessage={isChecked && !edited ? text.goalMissing : undefined}
        onChange={(path) => desk.follow(() => editedOf(goals.find(({ id }) => id === path.at(-1))))}
      />
      {edited && (
        // The text area inside has the focus; the box only receives the bubbling events.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onKeyDown={(event) => {
            if (!(event.target instanceof HTMLTextAreaElement) || !isPlainEnter(event)) return;
            event.preventDefault();
            if (!isSaving) save();
          }}
        >
          <TextArea
            ref={contentRef}
            label={text.content}
            isRequired
            minRows={3}
            maxRows={12}
            value={edited.text}
            isReadOnly={isSaving}
            description={
              shown && goal && shown.description !== goal.description ? text.original({ english: shown.description }) : undefined
            }
            errorMessage={
              problem === 'tooLong'
                ? tooLongMessage(edited.text, text, locale)
                : problem === 'empty' && isChecked
                  ? text.contentEmpty
                  : undefined
            }
            onChange={(words) => change(() => ({ ...edited, text: words }))}
          />
          {isChanged && (
            <Restore variant="link" size="small" isDisabled={isSaving} onPress={restore}>
              {text.restore}
            </Restore>
          )}
        </div>
      )}
      {edited && goal && goal.description !== edited.before && (
        <Note variant="warning" role="status">
          {text.changedElsewhere({ content: goal.description })}
        </Note>
      )}
    </GoalDialog>
  );

  function restore() {
    focusContent();
    desk.discard();
  }
}

/** Focuses the text when another goal was chosen; the popup has restored focus by then. */
function useFocusOnChoice(id: number | undefined, focusContent: () => void) {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    focusContent();
  }, [id, focusContent]);
}

const Restore = styled(Button)`
  margin-inline-start: -12px;
`;
