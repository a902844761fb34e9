import { goalModes } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { localizeIndicators } from '../localizeIndicators';
import { BreaksLines, useBreaks } from '../../matrices/DeleteBreaks';
import { deleteBreaksMessages } from '../../matrices/DeleteBreaks/messages';
import { GoalDialog } from './GoalDialog';
import type { GoalFormProps } from './GoalFormProps';
import { cutGoalLabel, goalNodes, pathOfGoal } from './goalNodes';
import { goalEditMessages } from './messages';
import { useFirstFocus } from './useFirstFocus';
import { useGoalSave } from './useGoalSave';
import { Stack } from '../../support/layoutParts';

/** Mode 2: one goal to be deleted, in full and with what is deleted with it. */
export function DeleteGoal({ source, indicators, goalId, onClose, onFail }: GoalFormProps) {
  const text = useMessages(goalEditMessages);
  const language = useLanguage();
  const { locale } = useLocale();
  const {
    form: chosenId,
    change,
    isSaving,
    isChecked,
    save,
    status,
  } = useGoalSave<number | null>({
    start: goalId ?? null,
    isSame: Object.is,
    isSendable: (id) => goalOf(id) !== undefined,
    sendsUnchanged: true,
    send: async (id) => id !== null && source.deleteGoal(id, { revision: goalOf(id)?.revision }),
    onSaved: (id) =>
      onClose(
        goalModes.delete,
        [goalOf(id)].filter((goal) => goal !== undefined),
      ),
    onRefused: () => focusChoice(),
    onFail,
  });
  const [choiceRef, focusChoice] = useFirstFocus(true);
  const localized = localizeIndicators(indicators, locale.startsWith('zh') ? 'zh' : 'en');
  const goal = goalOf(chosenId);
  const breaks = useBreaks('goal', goal?.id);
  const breaksText = useMessages(deleteBreaksMessages);
  const shown = localized.flatMap(({ children }) => children).find(({ id }) => id === chosenId);
  const isHarmless = breaks.status === 'loaded' && breaks.sentences.length === 0;

  function goalOf(goal: number | null) {
    return indicators.flatMap(({ children }) => children).find(({ id }) => id === goal);
  }

  return (
    <GoalDialog
      title={text.deleteTitle}
      commitLabel={text.deleteGoal}
      pendingLabel={text.deleting}
      isDangerous
      isSaving={isSaving}
      status={status}
      unsavedCount={0}
      onCommit={save}
      onCancel={() => onClose(goalModes.none, [])}
    >
      <Cascader
        ref={choiceRef}
        label={text.goal}
        isRequired
        nodes={goalNodes(localized)}
        value={pathOfGoal(indicators, chosenId)}
        placeholder={text.goalPlaceholder}
        cutLabel={cutGoalLabel}
        isDisabled={isSaving}
        errorMessage={isChecked && !goal ? text.goalMissing : undefined}
        onChange={(path) => change(() => Number(path.at(-1)))}
      />
      <div role="status">
        {shown && (
          <Stack>
            <Words lang={langOf(shown.description, language)}>{shown.description}</Words>
            <Note variant={isHarmless ? 'plain' : 'warning'} role="presentation">
              {breaks.status !== 'loaded' && text.loss}
              {breaks.status === 'loaded' && (isHarmless ? breaksText.nothing : <BreaksLines sentences={breaks.sentences} />)}
            </Note>
          </Stack>
        )}
      </div>
    </GoalDialog>
  );
}

const Words = styled.p`
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
