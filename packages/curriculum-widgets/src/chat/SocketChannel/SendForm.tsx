import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { socketChannelMessages } from './messages';

interface SendFormProps {
  /** While the channel is not open there is nobody to send to. */
  isDisabled: boolean;
  onSend: (text: string) => void;
}

/** One line to the assistant; Enter sends it. */
export function SendForm({ isDisabled, onSend }: SendFormProps) {
  const text = useMessages(socketChannelMessages);
  const [written, setWritten] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const isBlank = written.trim() === '';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled || isBlank) return;
    onSend(written);
    setWritten('');
    inputRef.current?.focus();
  }

  return (
    <Row onSubmit={handleSubmit}>
      <TextField
        aria-label={text.message}
        placeholder={text.messagePlaceholder}
        value={written}
        onChange={setWritten}
        isDisabled={isDisabled}
        inputRef={inputRef}
      />
      <Button type="submit" isDisabled={isDisabled || isBlank}>
        {text.send}
      </Button>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
`;
