import { textLimits } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import type { Ref, SyntheticEvent } from 'react';
import { Stack } from '../../support/layoutParts';
import { longestName, years, type EditionProblems, type EditionValues } from './editionForm';
import { editionListMessages } from './messages';

interface FieldWords {
  nameHint: string;
  reason: string;
  reasonHint: string;
  yearWrong: (limits: typeof years) => string;
}

interface EditionFieldsProps {
  values: EditionValues;
  /** What is shown as wrong. */
  problems: EditionProblems;
  onChange: (values: EditionValues) => void;
  nameRef: Ref<HTMLInputElement>;
  /** Words in place of those about a draft. */
  words?: FieldWords;
  isYearRequired?: boolean;
  /** Called when Enter is pressed in a one-line field. */
  onSubmit: () => void;
}

/** What people say of an edition: its name, for whom it is and why it is made. */
export function EditionFields({ values, problems, onChange, nameRef, words, isYearRequired = false, onSubmit }: EditionFieldsProps) {
  const text = useMessages(editionListMessages);
  const own: FieldWords = words ?? text;
  const nameProblem =
    problems.name === 'missing' ? text.nameMissing : text.tooLong({ max: longestName, length: values.name.trim().length });
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={text.name}
        description={own.nameHint}
        isRequired
        autoFocus
        inputRef={nameRef}
        value={values.name}
        onChange={(name) => onChange({ ...values, name })}
        errorMessage={problems.name && nameProblem}
      />
      <NumericInput
        label={text.entryYear}
        isRequired={isYearRequired}
        value={values.entryYear}
        onChange={(entryYear) => onChange({ ...values, entryYear })}
        errorMessage={problems.entryYear && own.yearWrong(years)}
      />
      <TextArea
        label={own.reason}
        description={own.reasonHint}
        minRows={3}
        maxRows={8}
        value={values.reason}
        onChange={(reason) => onChange({ ...values, reason })}
        errorMessage={problems.reason && text.tooLong({ max: textLimits.paragraph, length: values.reason.length })}
      />
      {/* A form submits on Enter only if it has a submit button. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </Stack>
  );
}
