import { maxGoalLength } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useLocale, useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { TriangleAlert, X } from 'lucide-react';
import type { ClipboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import type { EntryFinding } from './addGoalsState';
import { goalEditMessages, type GoalEditText } from './messages';
import { isPlainEnter } from './plainEnter';

interface GoalEntryFieldProps {
  number: number;
  value: string;
  finding: EntryFinding;
  /** Whether a blank entry shows an error. */
  isChecked: boolean;
  isLocked: boolean;
  /** Whether it has focus from the start. */
  hasFirstFocus: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  /** Enter: on to the next goal. */
  onNext: () => void;
  onPasteLines: (lines: { start: number; end: number; text: string }) => void;
  /** Left out where it is the only entry. */
  onRemove?: () => void;
}

/** One of the goals being written. */
export function GoalEntryField(props: GoalEntryFieldProps) {
  const { number, value, finding, isChecked, isLocked, hasFirstFocus, inputRef, onChange, onNext, onPasteLines, onRemove } = props;
  const text = useMessages(goalEditMessages);
  const { locale } = useLocale();

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || !/[\n\r\u2028\u2029]/.test(pasted.trim())) return;
    event.preventDefault();
    onPasteLines({ start: field.selectionStart, end: field.selectionEnd, text: pasted });
  }

  return (
    // The text area inside has the focus; the row only receives the bubbling events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Row
      onPaste={isLocked ? undefined : handlePaste}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLTextAreaElement) || isLocked) return;
        if (isPlainEnter(event)) {
          event.preventDefault();
          if (value.trim() !== '') onNext();
        } else if (event.key === 'Backspace' && value === '' && onRemove && !isInComposition(event)) {
          event.preventDefault();
          onRemove();
        }
      }}
    >
      <TextArea
        label={text.entry({ number })}
        isRequired
        minRows={1}
        maxRows={8}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
        autoFocus={hasFirstFocus}
        inputRef={inputRef}
        value={value}
        isReadOnly={isLocked}
        errorMessage={problemOf(finding, isChecked, value, text, locale)}
        description={finding.same && <SameNote same={finding.same} text={text} />}
        onChange={onChange}
      />
      {onRemove && (
        <Remove variant="danger" aria-label={text.removeEntry({ number })} isDisabled={isLocked} onPress={onRemove}>
          <Icon of={X} />
        </Remove>
      )}
    </Row>
  );
}

function problemOf({ problem }: EntryFinding, isChecked: boolean, value: string, text: GoalEditText, locale: string) {
  if (problem === 'tooLong') return tooLongMessage(value, text, locale);
  return problem === 'empty' && isChecked ? text.contentEmpty : undefined;
}

/** Says the limit, and by how much it is passed. */
export function tooLongMessage(value: string, text: GoalEditText, locale: string): string {
  const format = new Intl.NumberFormat(locale);
  return text.tooLong({ max: format.format(maxGoalLength), count: format.format(value.trim().length) });
}

function SameNote({ same, text }: { same: NonNullable<EntryFinding['same']>; text: GoalEditText }) {
  return (
    <Same>
      <Icon of={TriangleAlert} size="small" />
      {same.as === 'stored' ? text.sameAsStored(same) : text.sameAsEntry(same)}
    </Same>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28px;
  column-gap: ${tokens.space[1]};

  > :first-child:last-child {
    grid-column: 1 / -1;
  }
`;

const Remove = styled(IconButton)`
  margin-block-start: 30px;
`;

const Same = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};
`;
