import type { SyllabusData } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import {
  cellMessages,
  clickedChoice,
  EditActions,
  EditButton,
  editButton,
  opensField,
  Opening,
  UnderLine,
  UnsavedMark,
  useEditFocus,
  useFieldKeys,
} from '../cells';
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

  function close(how: () => void) {
    how();
    requestFocus(editButton);
  }
  function choose(next: string) {
    field.type(next === '1' ? 1 : 0);
  }
  function open(choice?: string) {
    field.edit();
    if (choice !== undefined) choose(choice);
    requestFocus('input:checked, input');
  }
  const handleKeyDown = useFieldKeys({ onSave: () => close(field.save), onCancel: () => close(field.cancel) });

  return (
    <CloseStack ref={rootRef} data-field={field.name} role="presentation" onKeyDown={isOpen ? handleKeyDown : undefined}>
      {/* The words are no control: the pencil is, for the keyboard and for those who do not see it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <Line
        data-revisable={(!isOpen && field.isRevisable) || undefined}
        // Capture phase: a choice stops the propagation of its clicks.
        onClickCapture={!isOpen && field.isRevisable ? (event) => opensField(event) && open(clickedChoice(event.target)) : undefined}
      >
        <RadioGroup
          aria-label={chosen === null && !isOpen ? `${text.name}, ${text.none}` : text.name}
          isReadOnly={!isOpen}
          value={chosen === null ? null : String(chosen)}
          onChange={choose}
        >
          <Radio value="0">{text.exam}</Radio>
          <Radio value="1">{text.assessment}</Radio>
        </RadioGroup>
        {!isOpen && field.isUnsaved && <UnsavedMark label={common.unsaved} />}
        {!isOpen && field.isRevisable && <EditButton name={text.name} onPress={() => open()} />}
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
              requestFocus('input');
            }}
          >
            {text.clear}
          </Button>
        </EditActions>
      )}
    </CloseStack>
  );
}

const Line = styled(Opening)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};

  > button {
    margin-inline-start: auto;
  }
`;
