import { useRef, useState, type ReactNode } from 'react';
import { useInteractOutside } from 'react-aria';
import type { TextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { isInComposition } from '../composition';
import { Dialog } from '../Dialog';
import { useMessages } from '../messages';
import { Shortcuts } from '../Shortcuts';
import { TextArea } from '../TextArea';
import { tokens } from '../theme';
import { countCharacters } from './longText';
import { longTextFieldMessages } from './messages';
import type { FieldSize } from './useLongTextWindow';

const fewestRows = 8;
const mostRows = 16;
const heightOfRow = 24;
const paddingOfArea = 16;
/** Padding and edge of the sheet on both sides of the area. */
const sidesOfSheet = 50;

interface LongTextEditorProps {
  /** What the text is, e.g. the field's label. */
  title?: ReactNode;
  /** Text to start from. */
  text: string;
  isReadOnly?: boolean;
  /** Characters that fit into the field. */
  maxLength?: number;
  placeholder?: string;
  /** Called on each change, for text that must survive the dialog being closed. */
  onChange?: (text: string) => void;
  /** What is wrong with the current text. */
  errorMessage?: string;
  /** Shown above the area, such as a text to compare with. */
  children?: ReactNode;
  /** The field that the window covers; it is as wide and as high at least, up to its 16 rows. */
  fieldSize?: FieldSize;
  /** Called when the text is confirmed: "Done editing", Ctrl+Enter or Ctrl+S. */
  onConfirm: (text: string) => void;
  /** Esc, the cross or a press outside; what was typed is worth keeping. @default onConfirm */
  onLeave?: (text: string) => void;
  /** Cancel: the text is discarded. */
  onCancel: (text: string) => void;
  /** Called when the person switches to editing in the field, now and in future; omit to hide the choice. */
  onStayInField?: (text: string) => void;
}

/** The dialog for long text: 8 rows at least, 16 at most, then it scrolls. Only Cancel discards what was typed. */
export function LongTextEditor(props: LongTextEditorProps) {
  const { title, text: start, isReadOnly, maxLength, placeholder, onChange, errorMessage, fieldSize, onConfirm, onCancel } = props;
  const messages = useMessages(longTextFieldMessages);
  const [text, setText] = useState(start);
  const sheet = useRef<HTMLElement>(null);
  const leave = isReadOnly ? onCancel : (props.onLeave ?? onConfirm);
  const heading = title ?? (isReadOnly ? messages.readTitle : messages.title);

  // Not the dialog's own way: it adds a button for screen readers with the same name as the one that discards the text.
  useInteractOutside({ ref: sheet, onInteractOutside: () => leave(text) });

  const handleKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    const isConfirming = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInComposition(event);
    if (isConfirming && !isReadOnly) onConfirm(text);
    else event.continuePropagation();
  };

  return (
    <Dialog
      isOpen
      size="m"
      leastWidth={fieldSize && fieldSize.width + sidesOfSheet}
      ref={sheet}
      title={heading}
      onOpenChange={() => leave(text)}
      footerStart={
        <>
          <Count>{messages.count({ count: countCharacters(text) })}</Count>
          {props.onStayInField && !isReadOnly && (
            <Button variant="link" size="small" onPress={() => props.onStayInField?.(text)}>
              {messages.stayInField}
            </Button>
          )}
        </>
      }
      footer={
        isReadOnly ? (
          <Button onPress={() => onCancel(text)}>{messages.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onPress={() => onCancel(text)}>
              {messages.cancel}
            </Button>
            <Button variant="primary" onPress={() => onConfirm(text)}>
              {messages.confirm}
            </Button>
          </>
        )
      }
    >
      <Shortcuts keys={{ 'Ctrl+S': () => onConfirm(text) }} isDisabled={isReadOnly}>
        {props.children}
        <TextArea
          aria-label={typeof heading === 'string' ? heading : messages.title}
          minRows={rowsFor(fieldSize?.height)}
          maxRows={mostRows}
          value={text}
          onChange={(next) => {
            setText(next);
            onChange?.(next);
          }}
          errorMessage={errorMessage}
          isReadOnly={isReadOnly}
          maxLength={maxLength}
          placeholder={placeholder}
          inputRef={focusEnd}
          onKeyDown={handleKeyDown}
        />
      </Shortcuts>
    </Dialog>
  );
}

/** As many rows as the field has, within the bounds (core §5). */
function rowsFor(height = 0) {
  return Math.min(mostRows, Math.max(fewestRows, Math.ceil((height - paddingOfArea) / heightOfRow)));
}

function focusEnd(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
