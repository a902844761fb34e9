import { isLong } from '@college/curriculum-model';
import { LongTextEditor } from '@college/ui/LongTextField';
import { activeElement } from '@college/ui/shadow';
import { useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A cell of an `EditableTable`: its row's place on the screen, and its column. */
export interface TextPlace {
  index: number;
  columnId: string;
}

interface LongTextCellsProps {
  /** What the window is headed, by the id of each column that holds such texts. */
  titles: Readonly<Record<string, string>>;
  textAt: (place: TextPlace) => string;
  onChange: (place: TextPlace, text: string) => void;
  /** The table; `openFor` opens the window for a text that has just grown too long. */
  children: (openFor: (place: TextPlace, text: string) => void) => ReactNode;
}

/** Opens texts of more than 16 characters in a window (core §5): on focus or click of their field, and when typing goes past 16. */
export function LongTextCells({ titles, textAt, onChange, children }: LongTextCellsProps) {
  const [draft, setDraft] = useState<(TextPlace & { text: string }) | null>(null);
  // The focus that comes back from the window, or with the browser's own, must not open it again.
  const ignoresFocus = useRef(false);

  function openAt(target: EventTarget) {
    const place = placeOf(target);
    if (place && place.columnId in titles && isLong(textAt(place))) setDraft({ ...place, text: textAt(place) });
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
        ignoresFocus.current = activeElement() === event.target;
      }}
      onClick={(event: MouseEvent) => openAt(event.target)}
    >
      {children((place, text) => setDraft({ ...place, text }))}
      {draft && (
        <LongTextEditor
          title={titles[draft.columnId]}
          text={draft.text}
          onConfirm={(text) => {
            close();
            onChange(draft, text);
          }}
          onCancel={close}
        />
      )}
    </Box>
  );
}

function placeOf(target: EventTarget): TextPlace | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return null;
  const index = Number(target.closest('[role="row"]')?.getAttribute('data-index') ?? -1);
  return index < 0 ? null : { index, columnId: target.dataset.column };
}

const Box = styled.div`
  display: contents;
`;
