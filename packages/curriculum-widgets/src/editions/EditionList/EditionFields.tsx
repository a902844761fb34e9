import { textLimits } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import type { Ref } from 'react';
import { Stack } from '../../support/layoutParts';
import { longestName, years, type EditionProblems, type EditionValues } from './editionForm';
import { editionListMessages } from './messages';

interface EditionFieldsProps {
  values: EditionValues;
  /** What is shown as wrong. */
  problems: EditionProblems;
  onChange: (values: EditionValues) => void;
  nameRef: Ref<HTMLInputElement>;
}

/** What people say of a draft: its name, for whom it is and why it is made. */
export function EditionFields({ values, problems, onChange, nameRef }: EditionFieldsProps) {
  const text = useMessages(editionListMessages);
  const nameProblem =
    problems.name === 'missing' ? text.nameMissing : text.tooLong({ max: longestName, length: values.name.trim().length });
  return (
    <Stack>
      <TextField
        label={text.name}
        description={text.nameHint}
        isRequired
        autoFocus
        inputRef={nameRef}
        value={values.name}
        onChange={(name) => onChange({ ...values, name })}
        errorMessage={problems.name && nameProblem}
      />
      <NumericInput
        label={text.entryYear}
        value={values.entryYear}
        onChange={(entryYear) => onChange({ ...values, entryYear })}
        errorMessage={problems.entryYear && text.yearWrong(years)}
      />
      <TextArea
        label={text.reason}
        description={text.reasonHint}
        minRows={3}
        maxRows={8}
        value={values.reason}
        onChange={(reason) => onChange({ ...values, reason })}
        errorMessage={problems.reason && text.tooLong({ max: textLimits.paragraph, length: values.reason.length })}
      />
    </Stack>
  );
}
