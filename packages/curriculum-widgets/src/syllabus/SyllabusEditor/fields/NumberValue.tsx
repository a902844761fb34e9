import { cleanNumericText, numericValue } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { memo, use, useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  cellMessages,
  EditActions,
  EditButton,
  editButton,
  isLeaving,
  opensField,
  UnderLine,
  useEditFocus,
  useFieldKeys,
  useStayOpen,
} from '../../cells';
import { useSyllabusField } from '../../field';
import { Offers } from '../known/Offers';
import { useOfferKeys } from '../known/useOfferKeys';
import { StepsContext } from '../steps';
import { syllabusEditorMessages } from '../messages';
import { useFieldLabel } from '../paperLanguage';

interface NumberValueProps {
  name: 'score' | 'yearPeriod' | 'students';
  /** What is counted. */
  unit?: string;
}

/** One number on the paper: four characters; minus, e and = are refused (companion document §5). */
export const NumberValue = memo(function NumberValue({ name, unit }: NumberValueProps) {
  const text = useMessages(syllabusEditorMessages);
  const common = useMessages(cellMessages);
  const label = useFieldLabel(name);
  const problemId = useId();
  const field = useSyllabusField(name);
  const { rootRef, requestFocus } = useEditFocus();
  /** The text in the field, such as "4." on the way to 4.5. */
  const [digits, setDigits] = useState<string | null>(null);
  const { value, typed } = field;

  function open() {
    if (!field.isRevisable || typed !== undefined) return;
    setDigits(null);
    field.edit();
    requestFocus('input');
  }
  const { watching, forget } = useStayOpen({
    isOpen: typed !== undefined,
    onReopen(selector, caret) {
      setDigits(null);
      field.edit();
      requestFocus(selector, caret);
    },
  });
  function close(how: () => void) {
    forget();
    setDigits(null);
    how();
    requestFocus(editButton);
  }
  const steps = use(StepsContext);
  const offerKeys = useOfferKeys({
    name,
    typed: typed === undefined ? undefined : (digits ?? (typed === null ? '' : String(typed))),
    canHold,
    onTake(figure) {
      field.type(numericValue(figure));
      close(field.save);
    },
  });
  const handleFieldKeys = useFieldKeys({ onLeave: () => close(field.save), onUndo: typed === value ? steps?.undo : undefined });
  function handleKeyDown(event: KeyboardEvent) {
    if (offerKeys.handleKeyDown(event)) return;
    const isSave = event.key === 'Enter' && event.target instanceof HTMLInputElement && !isInComposition(event);
    if (!isSave) return handleFieldKeys(event);
    event.preventDefault();
    event.stopPropagation();
    close(field.save);
  }
  function handleBlur(event: FocusEvent) {
    watching.onBlur(event);
    if (!isLeaving(event)) return;
    setDigits(null);
    field.save();
  }

  return (
    // The number itself is no control: the stop over it is, for the keyboard and for those who do not see it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={rootRef}
      role="presentation"
      data-part="field"
      data-field={name}
      data-revisable={field.isRevisable || undefined}
      data-open={typed !== undefined || undefined}
      onClick={(event) => {
        if (opensField(event)) open();
      }}
      onKeyDown={typed === undefined ? undefined : handleKeyDown}
      {...(typed !== undefined && { ...watching, onBlur: handleBlur })}
    >
      {typed === undefined ? (
        <>
          <span data-part="text">
            {value === null ? <span data-part="unfilled">{common.notFilled}</span> : String(value)}
            {field.isUnsaved && <i data-part="unsaved" role="img" aria-label={text.unsaved} title={text.unsaved} />}
          </span>
          {field.isRevisable && <EditButton name={label} onPress={open} onArrive={open} />}
        </>
      ) : (
        <>
          <NumericInput
            aria-label={label}
            aria-describedby={problemId}
            unit={unit}
            data-numeric-field=""
            style={{ inlineSize: 112 }}
            value={digits ?? (typed === null ? '' : String(typed))}
            isInvalid={field.problem !== undefined}
            onChange={(next) => {
              setDigits(next);
              field.type(numericValue(next));
            }}
          />
          <EditActions name={label} onSave={() => close(field.save)} onCancel={() => close(field.cancel)} />
          <UnderLine id={problemId} role="alert" data-tone="danger">
            {field.problem}
          </UnderLine>
          <Offers keys={offerKeys} field={label} />
        </>
      )}
    </div>
  );
});

/** Whether a figure fits into the four characters of the field: 112.5 would be kept as 112. */
function canHold(figure: string): boolean {
  return cleanNumericText(figure) === figure;
}
