import { goalModes, goalTextProblem, type Goal } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { localizeIndicators } from '../localizeIndicators';
import { GoalDialog } from './GoalDialog';
import type { GoalFormProps } from './GoalFormProps';
import { tooLongMessage } from './GoalEntryField';
import { cutGoalLabel, goalNodes, pathOfGoal } from './goalNodes';
import { KeyHints } from './KeyHints';
import { goalEditMessages } from './messages';
import { isPlainEnter } from './plainEnter';
import { useFirstFocus } from './useFirstFocus';
import { useSaving } from './useSaving';

/** A goal while it is edited, with its content as it was when it was chosen. */
interface EditedGoal {
  id: number;
  before: string;
  text: string;
}

function editedOf(goal: Goal | undefined): EditedGoal | null {
  return goal ? { id: goal.id, before: goal.description, text: goal.description } : null;
}

/** Mode 1: one goal, chosen by the cascader, and its content. */
export function EditGoal({ source, indicators, goalId, onClose, onFail }: GoalFormProps) {
  const text = useMessages(goalEditMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const goals = indicators.flatMap(({ children }) => children);
  const [edited, setEdited] = useState(() => editedOf(goals.find(({ id }) => id === goalId)));
  const [isChecked, setIsChecked] = useState(false);
  const { isSaving, save, status } = useSaving({ content: edited?.text ?? null, onFail });
  const [choiceRef, focusChoice] = useFirstFocus(edited === null);
  const [contentRef, focusContent] = useFirstFocus(edited !== null);
  useFocusOnChoice(edited?.id, focusContent);
  const goal = goals.find(({ id }) => id === edited?.id);
  const localized = localizeIndicators(indicators, locale.startsWith('zh') ? 'zh' : 'en');
  const shown = localized.flatMap(({ children }) => children).find(({ id }) => id === edited?.id);
  const isChanged = edited !== null && edited.text !== edited.before;
  const problem = edited && goalTextProblem(edited.text);

  function handleSave() {
    setIsChecked(true);
    if (!edited || !goal) focusChoice();
    else if (problem) focusContent();
    else if (!isChanged) showToast({ message: text.nothingToSave });
    else
      void save(async () => {
        const changed = { ...goal, description: edited.text.trim() };
        await source.updateGoal(changed);
        onClose(goalModes.edit, [changed]);
      });
  }

  return (
    <GoalDialog
      title={text.editTitle}
      commitLabel={text.save({ count: 1 })}
      pendingLabel={text.saving}
      isSaving={isSaving}
      status={status}
      unsavedCount={isChanged ? 1 : 0}
      onCommit={handleSave}
      onCancel={() => onClose(goalModes.none, [])}
      keys={
        <KeyHints
          keys={[
            { key: 'Enter', does: text.saveKey },
            { key: 'Shift+Enter', does: text.lineKey },
          ]}
        />
      }
    >
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
        onChange={(path) => setEdited(editedOf(goals.find(({ id }) => id === path.at(-1))))}
      />
      {edited && (
        // The text area inside has the focus; the box only receives the bubbling events.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onKeyDown={(event) => {
            if (!(event.target instanceof HTMLTextAreaElement) || !isPlainEnter(event)) return;
            event.preventDefault();
            if (!isSaving) handleSave();
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
            onChange={(words) => setEdited({ ...edited, text: words })}
          />
          {isChanged && (
            <Restore variant="link" size="small" isDisabled={isSaving} onPress={() => restore(edited)}>
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

  function restore({ id, before }: EditedGoal) {
    focusContent();
    setEdited({ id, before, text: before });
  }
}

/** Leads on to the text when another goal was chosen; the layer of the choice has given focus back by then. */
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
