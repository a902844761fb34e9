import { goalModes, maxGoals } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Cascader } from '@college/ui/Cascader';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { localizeIndicators } from '../localizeIndicators';
import {
  addGoalsReducer,
  canAdd,
  entryFindings,
  firstKey,
  goalsToAdd,
  isAdding,
  isSameAdding,
  keyOfLastLine,
  startOfAdding,
  type AddGoalsEvent,
} from './addGoalsState';
import { GoalDialog } from './GoalDialog';
import type { GoalFormProps } from './GoalFormProps';
import { GoalEntryField } from './GoalEntryField';
import { cutGoalLabel, indicatorNodes } from './goalNodes';
import { KeyHints } from './KeyHints';
import { goalEditMessages } from './messages';
import { useEntryFocus } from './useEntryFocus';
import { useFirstFocus } from './useFirstFocus';
import { useGoalSave } from './useGoalSave';

/** Mode 0: one indicator point and any number of goals, saved in one call. */
export function AddGoals(props: GoalFormProps) {
  const { source, courseId, indicators, indicatorId, offeredText, onClose, onFail, draftStorage, userId } = props;
  const text = useMessages(goalEditMessages);
  const opened = useGoalSave({
    start: startOfAdding(indicatorId ?? null, offeredText),
    isSame: isSameAdding,
    isSendable: canAdd,
    send: (form) => source.addGoals(goalsToAdd(form, courseId)),
    onSaved: (form) => onClose(goalModes.add, goalsToAdd(form, courseId)),
    onRefused: handleRefused,
    onFail,
    draft: {
      draftStorage,
      userId,
      subject: `${courseId}:${offeredText === undefined ? 'add' : 'offered'}:${indicatorId ?? 'any'}`,
      restore: (found) => (isAdding(found) ? found : null),
      onDiscarded: () => focus.focusEntryLater(firstKey),
    },
  });
  const { form: state, isChecked, isSaving } = opened;
  const dispatch = (event: AddGoalsEvent) => opened.change((form) => addGoalsReducer(form, event));
  const focus = useEntryFocus(state.entries);
  const [cascaderRef, focusCascader] = useFirstFocus(indicatorId === undefined);
  const { locale } = useLocale();
  const localized = localizeIndicators(indicators, locale.startsWith('zh') ? 'zh' : 'en');
  const findings = entryFindings(state, localized);
  const chosen = localized.find(({ id }) => id === state.indicatorId)?.description ?? '';
  const isMissing = isChecked && state.indicatorId === null;
  const written = state.entries.filter((entry) => entry.text.trim() !== '').length;

  function handleRefused() {
    if (state.indicatorId === null) focusCascader();
    else focus.focusEntry(state.entries[findings.findIndex(({ problem }) => problem !== null)]?.key);
  }

  function handleCancel() {
    opened.desk.discard();
    onClose(goalModes.none, []);
  }

  function handleNext(index: number) {
    const below = state.entries[index + 1];
    if (below?.text === '') {
      focus.focusEntry(below.key);
      return;
    }
    focus.focusEntryLater(state.nextKey);
    dispatch({ type: 'entryAdded', below: state.entries[index]?.key });
  }

  function handleRemove(index: number) {
    focus.focusEntry((state.entries[index - 1] ?? state.entries[index + 1])?.key);
    dispatch({ type: 'entryRemoved', key: state.entries[index]!.key });
  }

  return (
    <GoalDialog
      title={text.addTitle}
      commitLabel={text.save({ count: state.entries.length })}
      pendingLabel={text.saving}
      isSaving={isSaving}
      status={opened.status}
      unsavedCount={written}
      onCommit={opened.save}
      onCancel={handleCancel}
      keys={
        <KeyHints
          keys={[
            { key: 'Enter', does: text.nextKey },
            { key: 'Ctrl+Enter', does: text.saveKey },
          ]}
        />
      }
    >
      {opened.restored}
      <Cascader
        ref={cascaderRef}
        label={text.indicator}
        isRequired
        nodes={indicatorNodes(localized)}
        value={state.indicatorId === null ? [] : [state.indicatorId]}
        placeholder={indicators.length === 0 ? text.noIndicators : text.indicatorPlaceholder}
        cutLabel={cutGoalLabel}
        isDisabled={isSaving || indicators.length === 0}
        description={chosen === cutGoalLabel(chosen) ? undefined : chosen}
        errorMessage={isMissing ? text.indicatorMissing : undefined}
        onChange={([id]) => dispatch({ type: 'indicatorChosen', indicatorId: Number(id) })}
      />
      {state.entries.length > maxGoals && <Note variant="error">{text.tooMany({ max: maxGoals, count: state.entries.length })}</Note>}
      {state.entries.map((entry, index) => (
        <GoalEntryField
          key={entry.key}
          number={index + 1}
          value={entry.text}
          finding={findings[index]!}
          isChecked={isChecked}
          isLocked={isSaving}
          hasFirstFocus={index === 0 && indicatorId !== undefined}
          inputRef={focus.fieldRef(entry.key)}
          onChange={(words) => dispatch({ type: 'typed', key: entry.key, text: words })}
          onNext={() => handleNext(index)}
          onPasteLines={(lines) => {
            focus.focusEntryLater(keyOfLastLine(state, { key: entry.key, text: lines.text }));
            dispatch({ type: 'linesPasted', key: entry.key, ...lines });
          }}
          onRemove={state.entries.length > 1 ? () => handleRemove(index) : undefined}
        />
      ))}
      <div role="status">
        {state.pasted && (
          <Note
            variant="info"
            role="presentation"
            action={
              <Button variant="link" size="small" onPress={() => dispatch({ type: 'linesJoined' })}>
                {text.joinLines}
              </Button>
            }
          >
            {text.pasted(state.pasted)}
          </Note>
        )}
      </div>
      <More
        variant="link"
        isDisabled={isSaving}
        onPress={() => {
          focus.focusEntryLater(state.nextKey);
          dispatch({ type: 'entryAdded' });
        }}
      >
        <Icon of={Plus} />
        {text.addEntry}
      </More>
    </GoalDialog>
  );
}

const More = styled(Button)`
  justify-self: start;
  margin-block-start: calc(-1 * ${tokens.space[2]});
`;
