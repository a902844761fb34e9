import { yearLabel, yearOptions } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { cellMessages, EditActions, isLeaving, NotFilled, UnderLine, UnsavedMark, useEditFocus, useFieldKeys } from '../cells';
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

  const isOpen = typed !== undefined;
  const term = typed ?? value;

  function choose(next: string) {
    field.edit();
    field.type(next);
  }
  function close(how: () => void) {
    how();
    requestFocus('button');
  }
  const handleKeyDown = useFieldKeys({ onLeave: () => close(field.save) });

  if (!field.isRevisable)
    return (
      <div data-field={field.name}>
        {value.trim() === '' ? <NotFilled>{common.notFilled}</NotFilled> : <span>{yearLabel(value)[language]}</span>}
      </div>
    );
  return (
    <CloseStack
      ref={rootRef}
      data-field={field.name}
      role="presentation"
      onKeyDown={isOpen ? handleKeyDown : undefined}
      onBlur={(event) => {
        if (isOpen && isLeaving(event)) field.save();
      }}
    >
      <Line>
        <Quiet
          aria-label={text.name}
          placeholder={common.notFilled}
          options={yearOptions(language, term)}
          value={term === '' ? null : term}
          onChange={choose}
        />
        {!isOpen && field.isUnsaved && <UnsavedMark label={common.unsaved} />}
        {isOpen && <EditActions name={text.name} onSave={() => close(field.save)} onCancel={() => close(field.cancel)} />}
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
  gap: ${tokens.space[2]};
`;

/* Read as text on the paper; its edge shows where it is pointed at or has the focus. */
const Quiet = styled(Select<string>)`
  flex: 1;
  min-inline-size: 0;

  > button:not([data-hovered], [data-focus-visible], [aria-expanded='true']) {
    border-color: transparent;
    background: none;

    > svg {
      visibility: hidden;
    }
  }
  > button {
    padding-inline: 7px;
    margin-inline-start: -8px;
  }
` as typeof Select<string>;
