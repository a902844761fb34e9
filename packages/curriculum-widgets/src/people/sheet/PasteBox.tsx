import { Button } from '@college/ui/Button';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useState, type ClipboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';

/** What the box says. */
export interface PasteBoxText {
  paste: string;
  pasteHelp: string;
  read: string;
  noRows: string;
}

interface PasteBoxProps<Row> {
  text: PasteBoxText;
  parse: (text: string) => readonly Row[];
  isDisabled: boolean;
  onRead: (rows: readonly Row[]) => void;
  /** Reaches the textarea. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Accepts rows copied from a sheet: pasted text is parsed at once, typed text on request. */
export function PasteBox<Row>({ text, parse, isDisabled, onRead, inputRef }: PasteBoxProps<Row>) {
  const [typed, setTyped] = useState('');
  const [isNothing, setIsNothing] = useState(false);

  function read(source: string) {
    const rows = parse(source);
    setIsNothing(rows.length === 0);
    if (rows.length === 0) return false;
    setTyped('');
    onRead(rows);
    return true;
  }

  function handlePaste(event: ClipboardEvent) {
    // Into lines typed before, a paste is a paste.
    if (typed.trim() === '' && read(event.clipboardData.getData('text/plain'))) event.preventDefault();
  }

  return (
    <Box onPaste={handlePaste}>
      <TextArea
        label={text.paste}
        inputRef={inputRef}
        description={text.pasteHelp}
        errorMessage={isNothing ? text.noRows : undefined}
        minRows={3}
        maxRows={6}
        value={typed}
        isDisabled={isDisabled}
        onChange={(value) => {
          setTyped(value);
          setIsNothing(false);
        }}
      />
      {typed.trim() !== '' && (
        <Button size="small" onPress={() => read(typed)}>
          {text.read}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};

  > :first-child {
    inline-size: 100%;
  }
`;
