import { isLong } from '@college/curriculum-model';
import { LongTextEditor } from '@college/ui/LongTextField';
import { TextArea } from '@college/ui/TextArea';
import { activeElement } from '@college/ui/shadow';
import { useRef, useState, type Ref } from 'react';

export interface LongTextAreaProps {
  /** What the text is; it names the area and the window. */
  label: string;
  /** Hides the words above the area, where a section's title says the same. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  minRows: number;
  maxLength?: number;
  isReadOnly?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Running text on the page: up to 16 characters are written here; longer text opens in a window (core §5), on focus or click and when
 * typing or pasting goes past 16.
 */
export function LongTextArea({
  label,
  isLabelHidden = false,
  value,
  onChange,
  minRows,
  maxLength,
  isReadOnly,
  placeholder,
  ref,
}: LongTextAreaProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  // The focus that comes back from the window, or with the browser's own, must not open it again.
  const ignoresFocus = useRef(false);

  function openIfLong(text: string) {
    if (isLong(text)) setDraft(text);
  }
  function close() {
    ignoresFocus.current = true;
    setDraft(null);
  }

  return (
    // The area inside is what is clicked and typed in; the box only hears of it, and the keyboard opens by focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      onClick={(event) => {
        if (event.target === area.current) openIfLong(value);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        if (event.target === area.current) openIfLong(area.current.value);
      }}
    >
      <TextArea
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        inputRef={area}
        value={value}
        minRows={minRows}
        maxRows={12}
        maxLength={maxLength}
        isReadOnly={isReadOnly}
        placeholder={placeholder}
        onChange={(next) => {
          onChange(next);
          if (!isComposing.current) openIfLong(next);
        }}
        onFocus={() => {
          if (!ignoresFocus.current) openIfLong(value);
          ignoresFocus.current = false;
        }}
        onBlur={() => {
          ignoresFocus.current = activeElement() === area.current;
        }}
      />
      {draft !== null && (
        <LongTextEditor
          title={label}
          text={draft}
          isReadOnly={isReadOnly}
          onConfirm={(text) => {
            close();
            onChange(maxLength === undefined ? text : text.slice(0, maxLength));
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}
