import { LongTextEditor, LongTextEffect, useLongTextWindow } from '@college/ui/LongTextField';
import { TextArea } from '@college/ui/TextArea';
import { useRef, type Ref } from 'react';

export interface LongTextAreaProps {
  /** What the text is; it names the area and the window. */
  label: string;
  /** Hides the label above the area, where a section's title is the same. */
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
 * Running text on the page: up to 16 characters are written here; longer text opens in a window (core §5), on focus or click and when typing or pasting
 * exceeds 16.
 */
export function LongTextArea({ label, isLabelHidden = false, value, onChange, minRows, maxLength, ...props }: LongTextAreaProps) {
  const { isReadOnly, placeholder, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const longText = useLongTextWindow<null>({ isArea: true, onChange: (text) => onChange(text) });

  function openIfLong(text: string) {
    if (longText.needsWindow(text)) longText.open(null, text, text, area.current);
  }

  return (
    // The text area inside is what is clicked and typed in; the box only receives the bubbling events. By keyboard it opens on focus.
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
        onFocus={(event) => {
          if (longText.isArriving(event)) openIfLong(value);
        }}
        onBlur={longText.leaveField}
      />
      <LongTextEffect effect={longText.effectIn(null, value)} onTakeBack={longText.takeBack} />
      {longText.opened && (
        <LongTextEditor
          title={label}
          text={longText.opened.text}
          fieldSize={longText.opened.size}
          maxLength={maxLength}
          isReadOnly={isReadOnly}
          onConfirm={longText.confirm}
          onLeave={longText.leave}
          onCancel={longText.cancel}
          onStayInField={longText.stayInField}
        />
      )}
    </div>
  );
}
