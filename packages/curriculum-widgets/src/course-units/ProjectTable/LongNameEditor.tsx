import { isLong, textLimits } from '@college/curriculum-model';
import { LongTextEditor } from '@college/ui/LongTextField';
import { useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface LongNameEditorProps {
  /** What the window is headed. */
  title: string;
  /** The name of the row at this place on the screen. */
  nameAt: (index: number) => string;
  onChange: (index: number, name: string) => void;
  /** The table; `openFor` opens the window for a name that has just grown too long. */
  children: (openFor: (index: number, name: string) => void) => ReactNode;
}

/** Opens names of more than 16 characters in a window (core §5): on focus or click of their field, and when typing goes past 16. */
export function LongNameEditor({ title, nameAt, onChange, children }: LongNameEditorProps) {
  const [draft, setDraft] = useState<{ index: number; name: string } | null>(null);
  // The focus that comes back from the window, or with the browser's own, must not open it again.
  const ignoresFocus = useRef(false);

  function openAt(target: EventTarget) {
    const index = nameFieldIndex(target);
    if (index >= 0 && isLong(nameAt(index))) setDraft({ index, name: nameAt(index) });
  }
  function close() {
    ignoresFocus.current = true;
    setDraft(null);
  }

  return (
    <Box
      onFocus={(event: FocusEvent) => {
        if (!ignoresFocus.current) openAt(event.target);
        ignoresFocus.current = false;
      }}
      onBlur={(event: FocusEvent) => {
        ignoresFocus.current = document.activeElement === event.target;
      }}
      onClick={(event: MouseEvent) => openAt(event.target)}
    >
      {children((index, name) => setDraft({ index, name }))}
      {draft && (
        <LongTextEditor
          title={title}
          text={draft.name}
          onConfirm={(name) => {
            close();
            onChange(draft.index, name.replace(/\s*\n\s*/g, ' ').slice(0, textLimits.title));
          }}
          onCancel={close}
        />
      )}
    </Box>
  );
}

function nameFieldIndex(target: EventTarget): number {
  if (!(target instanceof HTMLInputElement) || target.dataset.column !== 'name') return -1;
  return Number(target.closest('[role="row"]')?.getAttribute('data-index') ?? -1);
}

const Box = styled.div`
  display: contents;
`;
