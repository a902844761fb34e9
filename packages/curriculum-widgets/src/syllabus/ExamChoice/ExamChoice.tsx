import type { SyllabusData } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { cellMessages, EditActions, isLeaving, UnderLine, UnsavedMark, useEditFocus, useFieldKeys } from '../cells';
import type { SyllabusField } from '../field';
import { examChoiceMessages } from './messages';
import { CloseStack } from '../../support/layoutParts';

export interface ExamChoiceProps {
  /** The field: what is kept, what is typed, and its acts. */
  field: SyllabusField<SyllabusData['examtype']>;
}

/** The assessment method: exam (0) or assessment (1), both in sight as on the printed form (reference §2.12). */
export function ExamChoice({ field }: ExamChoiceProps) {
  const text = useMessages(examChoiceMessages);
  const common = useMessages(cellMessages);
  const { rootRef, requestFocus } = useEditFocus();
  const isOpen = field.typed !== undefined;
  const chosen = isOpen ? (field.typed ?? null) : field.value;

  function choose(next: SyllabusData['examtype']) {
    field.edit();
    field.type(next);
  }
  function close(how: () => void) {
    how();
    requestFocus('input:checked, [role="radiogroup"]:not(:has(:checked)) input');
  }
  const handleFieldKeys = useFieldKeys({ onLeave: () => close(field.save) });
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete' && field.isRevisable && chosen !== null) choose(null);
    else if (isOpen) handleFieldKeys(event);
  }

  return (
    <CloseStack
      ref={rootRef}
      data-field={field.name}
      role="presentation"
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (isOpen && isLeaving(event)) field.save();
      }}
    >
      {/* The choice that stands opens the field too, to be cleared. Capture phase: a choice stops the propagation of its clicks. */}
      <Line
        role="presentation"
        onClickCapture={({ target }) => {
          if (!isOpen && field.isRevisable && target instanceof Element && target.closest('label')) field.edit();
        }}
      >
        <RadioGroup
          aria-label={chosen === null ? text.name + text.comma + text.none : text.name}
          isReadOnly={!field.isRevisable}
          value={chosen === null ? null : String(chosen)}
          onChange={(next) => choose(next === '1' ? 1 : 0)}
        >
          <Radio value="0">{text.exam}</Radio>
          <Radio value="1">{text.assessment}</Radio>
        </RadioGroup>
        {!isOpen && field.isUnsaved && <UnsavedMark label={common.unsaved} />}
        {isOpen && (
          <EditActions name={text.name} onSave={() => close(field.save)} onCancel={() => close(field.cancel)}>
            <Button
              variant="link"
              size="small"
              excludeFromTabOrder
              isDisabled={chosen === null}
              onPress={() => {
                choose(null);
                // The button can no longer hold the focus once there is nothing to clear.
                requestFocus('input');
              }}
            >
              {text.clear}
            </Button>
          </EditActions>
        )}
      </Line>
      {isOpen && field.problem && (
        <UnderLine role="alert" data-tone="danger">
          {field.problem}
        </UnderLine>
      )}
    </CloseStack>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;
