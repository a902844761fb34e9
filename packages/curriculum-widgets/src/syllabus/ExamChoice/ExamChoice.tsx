import type { SyllabusData } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { EditActions, EditButton, editButton, UnderLine, useEditFocus, useFieldKeys } from '../cells';
import type { SyllabusField } from '../field';
import { examChoiceMessages } from './messages';

export interface ExamChoiceProps {
  field: SyllabusField<SyllabusData['examtype']>;
}

/** The assessment method: exam (0) or assessment (1), both in sight as on the printed form (reference §2.12). */
export function ExamChoice({ field }: ExamChoiceProps) {
  const text = useMessages(examChoiceMessages);
  const { rootRef, wishFocus } = useEditFocus();
  const isOpen = field.typed !== undefined;
  const chosen = isOpen ? (field.typed ?? null) : field.value;

  function close(how: () => void) {
    how();
    wishFocus(editButton);
  }
  const handleKeyDown = useFieldKeys({ onSave: () => close(field.save), onCancel: () => close(field.cancel) });

  return (
    <Root ref={rootRef} data-field={field.name} role="presentation" onKeyDown={isOpen ? handleKeyDown : undefined}>
      <Line>
        <RadioGroup
          aria-label={chosen === null && !isOpen ? `${text.name}, ${text.none}` : text.name}
          isReadOnly={!isOpen}
          value={chosen === null ? null : String(chosen)}
          onChange={(next) => field.type(next === '1' ? 1 : 0)}
        >
          <Radio value="0">{text.exam}</Radio>
          <Radio value="1">{text.assessment}</Radio>
        </RadioGroup>
        {!isOpen && field.isRevisable && (
          <EditButton
            name={text.name}
            onPress={() => {
              field.edit();
              wishFocus('input:checked, label:first-of-type input, input');
            }}
          />
        )}
      </Line>
      {isOpen && field.problem && (
        <UnderLine role="alert" data-tone="danger">
          {field.problem}
        </UnderLine>
      )}
      {isOpen && (
        <EditActions name={text.name} onSave={() => close(field.save)} onCancel={() => close(field.cancel)}>
          <Button
            variant="ghost"
            size="small"
            isDisabled={chosen === null}
            onPress={() => {
              field.type(null);
              // The button can no longer hold the focus once there is nothing to clear.
              wishFocus('input');
            }}
          >
            {text.clear}
          </Button>
        </EditActions>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`;
