import { yearLabel, yearOptions } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import {
  cellMessages,
  EditActions,
  EditButton,
  editButton,
  opensField,
  Opening,
  NotFilled,
  UnderLine,
  UnsavedMark,
  useEditFocus,
  useFieldKeys,
} from '../cells';
import type { SyllabusField } from '../field';
import { termSelectMessages } from './messages';
import { CloseStack } from '../../support/layoutParts';

export interface TermSelectProps {
  /** The field: what is kept, what is typed, and its acts. */
  field: SyllabusField<string>;
}

/** The semester of the course: eight terms, and a stored other one so that it is not lost (reference §9, decision 126). */
export function TermSelect({ field }: TermSelectProps) {
  const text = useMessages(termSelectMessages);
  const common = useMessages(cellMessages);
  const language = useLanguage();
  const { rootRef, requestFocus } = useEditFocus();
  const { value, typed } = field;

  function close(how: () => void) {
    how();
    requestFocus(editButton);
  }
  function open() {
    field.edit();
    requestFocus('button');
  }
  const handleKeyDown = useFieldKeys({ onSave: () => close(field.save), onCancel: () => close(field.cancel) });

  return (
    <CloseStack ref={rootRef} data-field={field.name} role="presentation" onKeyDown={typed === undefined ? undefined : handleKeyDown}>
      {typed === undefined ? (
        // The words are no control: the pencil is, for the keyboard and for those who do not see it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <Line
          data-revisable={field.isRevisable || undefined}
          onClick={field.isRevisable ? (event) => opensField(event) && open() : undefined}
        >
          {value.trim() === '' ? <NotFilled>{common.notFilled}</NotFilled> : <span>{yearLabel(value)[language]}</span>}
          {field.isUnsaved && <UnsavedMark label={common.unsaved} />}
          {field.isRevisable && <EditButton name={text.name} onPress={open} />}
        </Line>
      ) : (
        <>
          <Select
            aria-label={text.name}
            placeholder={text.placeholder}
            options={yearOptions(language, value)}
            value={typed === '' ? null : typed}
            onChange={field.type}
          />
          {field.problem && (
            <UnderLine role="alert" data-tone="danger">
              {field.problem}
            </UnderLine>
          )}
          <EditActions name={text.name} onSave={() => close(field.save)} onCancel={() => close(field.cancel)} />
        </>
      )}
    </CloseStack>
  );
}

const Line = styled(Opening)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};

  > button {
    margin-inline-start: auto;
  }
`;
