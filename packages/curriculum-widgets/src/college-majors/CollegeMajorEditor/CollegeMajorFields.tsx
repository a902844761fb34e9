import { collegeMajorFields, type CollegeMajorResponse, type OptionItem } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { useMemo } from 'react';
import { choiceNodes, lastOf, pathTo } from '../../occupations/choices/choiceNodes';
import { FormGrid } from '../../support/formSections/FormGrid';
import { FormSection } from '../../support/formSections/FormSection';
import { useLanguage } from '../../support/useLanguage';
import { EnglishFields, englishFieldsOf, textFieldOf, type OpenRecordFields } from '../../support/recordForm';
import type { CollegeMajorValues } from './collegeMajorValues';
import { collegeMajorEditorMessages, type CollegeMajorEditorText } from './messages';
import { RelateRows } from './RelateRows';
import { SystemRows } from './SystemRows';
import type { CollegeMajorChoices } from './useCollegeMajorChoices';

interface CollegeMajorFieldsProps {
  open: OpenRecordFields<CollegeMajorValues, CollegeMajorResponse>;
  choices: CollegeMajorChoices;
}

const notSaid = 0;

/** The fields of a college major, in the order of the form (reference §2.4). */
export function CollegeMajorFields({ open, choices }: CollegeMajorFieldsProps) {
  const { values, set, problems, isReadOnly, record } = open;
  const text = useMessages(collegeMajorEditorMessages);
  const language = useLanguage();
  const nodes = useMemo(() => choiceNodes(choices.types), [choices.types]);
  const path = pathTo(choices.types, values.typeId);

  return (
    <>
      <FormSection title={text.basic} width="full">
        <FormGrid>
          <div data-span="4">
            <TextField label={text.name} isRequired {...textFieldOf(open, 'name')} maxLength={collegeMajorFields.name.maxLength} />
          </div>
          <div data-span="4">
            <Cascader
              label={text.typeId}
              isRequired
              nodes={nodes}
              value={path}
              isReadOnly={isReadOnly}
              description={values.typeId !== null && path.length === 0 ? text.typeLost({ id: values.typeId }) : undefined}
              errorMessage={problems['typeId']}
              onChange={(chosen) => set({ typeId: lastOf(chosen) })}
            />
          </div>
          <div data-span="4">
            <Select<number>
              label={text.standardId}
              options={selectable(choices.standards, values.standardId, text)}
              value={values.standardId ?? notSaid}
              isReadOnly={isReadOnly}
              errorMessage={problems['standardId']}
              onChange={(id) => set({ standardId: id === notSaid ? null : id })}
            />
          </div>
          <div data-span="4">
            <TextField
              label={text.code}
              {...textFieldOf(open, 'code')}
              maxLength={collegeMajorFields.code.maxLength}
              description={isReadOnly ? undefined : text.codeHelp}
            />
          </div>
          <div data-span="4" data-wide="6">
            <TextArea
              label={text.stdKeywords}
              minRows={2}
              {...textFieldOf(open, 'stdKeywords')}
              maxLength={collegeMajorFields.stdKeywords.maxLength}
            />
          </div>
          <div data-span="4">
            <Select<number>
              label={text.academicYearsId}
              options={selectable(choices.years, values.academicYearsId, text)}
              value={values.academicYearsId ?? notSaid}
              isReadOnly={isReadOnly}
              errorMessage={problems['academicYearsId']}
              onChange={(id) => set({ academicYearsId: id === notSaid ? null : id })}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.goals} width="half">
        <FormGrid>
          <div data-span="8">
            <TextArea
              aria-label={text.goals}
              minRows={4}
              maxRows={16}
              {...textFieldOf(open, 'goals')}
              maxLength={collegeMajorFields.goals.maxLength}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.academicSystem} isRequired={!isReadOnly} width="half">
        <FormGrid>
          <div data-span="8">
            <SystemRows
              rows={values.academicSystem}
              courses={choices.system}
              problems={problems}
              isReadOnly={isReadOnly}
              onChange={(academicSystem) => set({ academicSystem })}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.comments} width="half">
        <FormGrid>
          <div data-span="8">
            <TextArea
              aria-label={text.comments}
              minRows={2}
              maxRows={16}
              {...textFieldOf(open, 'comments')}
              maxLength={collegeMajorFields.comments.maxLength}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.relates} width="half">
        <FormGrid>
          <div data-span="8">
            <RelateRows rows={values.relates} problems={problems} isReadOnly={isReadOnly} onChange={(relates) => set({ relates })} />
          </div>
        </FormGrid>
      </FormSection>
      <EnglishFields
        layout="section"
        fields={englishFieldsOf(collegeMajorFields, language)}
        value={values.english}
        record={record}
        isReadOnly={isReadOnly}
        onChange={(next) => set({ english: next })}
      />
    </>
  );
}

/** Choices of a select, with "not said" and a stored one that is no longer offered. */
function selectable(items: readonly OptionItem[], stored: number | null, text: CollegeMajorEditorText) {
  const offered = [{ value: notSaid, label: text.notSaid }, ...items.map(({ value, label }) => ({ value: Number(value), label }))];
  if (stored === null || offered.some(({ value }) => value === stored)) return offered;
  return [...offered, { value: stored, label: text.lost({ id: stored }) }];
}
