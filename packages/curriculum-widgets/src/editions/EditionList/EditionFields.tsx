import { textLimits } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import type { Ref } from 'react';
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
}

/** What people say of an edition: its name, for whom it is and why it is made. */
export function EditionFields({ values, problems, onChange, nameRef, words, isYearRequired = false }: EditionFieldsProps) {
  const text = useMessages(editionListMessages);
  const own: FieldWords = words ?? text;
  const nameProblem =
    problems.name === 'missing' ? text.nameMissing : text.tooLong({ max: longestName, length: values.name.trim().length });
  return (
    <Stack>
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
    </Stack>
  );
}
