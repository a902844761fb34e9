import { useState, type ReactNode } from 'react';
import type { TextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { useMessages } from '../messages';
import { TextArea } from '../TextArea';
import { tokens } from '../theme';
import { countCharacters } from './longText';
import { longTextFieldMessages } from './messages';

interface LongTextEditorProps {
  /** What the text is, e.g. the field's label. */
  title?: ReactNode;
  /** Text to start from. */
  text: string;
  isReadOnly?: boolean;
  placeholder?: string;
  /** Hears each change, for work that must outlive the window. */
  onChange?: (text: string) => void;
  /** What is wrong with the text as it stands. */
  errorMessage?: string;
  /** Stands above the area, such as a text to compare with. */
  children?: ReactNode;
  onConfirm: (text: string) => void;
  onCancel: () => void;
}

/** The window for long text: 8 rows at least, 16 at most, then it scrolls. Ctrl+Enter confirms, Esc leaves the old text. */
export function LongTextEditor(props: LongTextEditorProps) {
  const { title, text: start, isReadOnly, placeholder, onChange, errorMessage, children, onConfirm, onCancel } = props;
  const messages = useMessages(longTextFieldMessages);
  const [text, setText] = useState(start);
  const heading = title ?? (isReadOnly ? messages.readTitle : messages.title);

  const handleKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    const isConfirming = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
    if (isConfirming && !isReadOnly) onConfirm(text);
    else event.continuePropagation();
  };

  return (
    <Dialog
      isOpen
      size="m"
      title={heading}
      onOpenChange={onCancel}
      footerStart={<Count>{messages.count({ count: countCharacters(text) })}</Count>}
      footer={
        isReadOnly ? (
          <Button onPress={onCancel}>{messages.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onPress={onCancel}>
              {messages.cancel}
            </Button>
            <Button variant="primary" onPress={() => onConfirm(text)}>
              {messages.confirm}
            </Button>
          </>
        )
      }
    >
      {children}
      <TextArea
        aria-label={typeof heading === 'string' ? heading : messages.title}
        minRows={8}
        maxRows={16}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange?.(next);
        }}
        errorMessage={errorMessage}
        isReadOnly={isReadOnly}
        placeholder={placeholder}
        inputRef={focusEnd}
        onKeyDown={handleKeyDown}
      />
    </Dialog>
  );
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
