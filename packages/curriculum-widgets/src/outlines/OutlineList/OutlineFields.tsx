import { namesOf, outlineFields, textLimits, type Outline } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { EnglishFields, englishFieldsOf, RecordFields, type RecordPage } from '../../support/recordForm';
import { useLanguage } from '../../support/useLanguage';
import { outlineListMessages } from './messages';
import type { OutlineValues } from './outlineValues';

interface OutlineFieldsProps {
  form: RecordPage<OutlineValues, Outline>;
  values: OutlineValues;
  record: Outline | null;
  /** What the form is called. */
  name: string;
}

/** The fields of an outline and their English. */
export function OutlineFields({ form, values, record, name: formName }: OutlineFieldsProps) {
  const text = useMessages(outlineListMessages);
  const language = useLanguage();
  const { set, problems } = form;
  const help: Partial<Record<keyof typeof outlineFields, string>> = {
    otherNames: text.namesHelp,
    chapters: text.chaptersHelp,
    goals: text.goalsHelp,
  };
  return (
    <RecordFields form={form} aria-label={formName}>
      {namesOf(outlineFields).map((name, at) => {
        const { maxLength, isRequired } = outlineFields[name];
        const field = {
          label: text[name],
          isRequired,
          maxLength,
          value: values[name],
          errorMessage: problems[name],
          description: help[name],
          onChange: (value: string) => set({ [name]: value }),
        };
        return maxLength <= textLimits.line ? (
          <TextField key={name} {...field} autoFocus={at === 0} />
        ) : (
          <TextArea key={name} {...field} minRows={name === 'chapters' ? 10 : 3} maxRows={20} />
        );
      })}
      <TextField
        label={text.writtenOn}
        isRequired
        value={values.writtenOn}
        maxLength={10}
        errorMessage={problems['writtenOn']}
        onChange={(writtenOn) => set({ writtenOn })}
      />
      <EnglishFields
        fields={englishFieldsOf(outlineFields, language)}
        value={values.english}
        record={record}
        onChange={(next) => set({ english: next })}
      />
    </RecordFields>
  );
}
