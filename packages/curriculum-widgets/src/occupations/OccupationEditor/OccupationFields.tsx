import { occupationFields, type OccupationResponse, type OptionItem } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { Select } from '@college/ui/Select';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { useMemo, type ReactNode } from 'react';
import { EnglishFields, englishFieldsOf, textFieldOf, type OpenRecordFields } from '../../support/recordForm';
import { FormGrid } from '../../support/formSections/FormGrid';
import { FormSection } from '../../support/formSections/FormSection';
import { useLanguage } from '../../support/useLanguage';
import { choiceNodes, lastOf, pathTo } from '../choices/choiceNodes';
import { occupationEditorMessages } from './messages';
import type { OccupationValues } from './occupationValues';
import { SkillRows } from './SkillRows';

/** What one chooses from in the editor, in the language of the interface. */
export interface OccupationChoices {
  levels: readonly OptionItem[];
  skills: readonly OptionItem[];
  types: readonly OptionItem[];
  publishes: readonly OptionItem[];
}

interface OccupationFieldsProps {
  open: OpenRecordFields<OccupationValues, OccupationResponse>;
  choices: OccupationChoices;
  /** The way to the skills themselves, for those who maintain them. */
  skillTools?: ReactNode;
}

const noYear = 0;

/** The fields of an occupation record, in the order of the form (reference §2.3). */
export function OccupationFields({ open, choices, skillTools }: OccupationFieldsProps) {
  const { values, set, problems, isReadOnly, record } = open;
  const text = useMessages(occupationEditorMessages);
  const language = useLanguage();
  const levels = useMemo(() => levelsWith(choices.levels, record), [choices.levels, record]);
  const nodes = useMemo(() => choiceNodes(levels), [levels]);
  // A year that the server offers no more stays what it is until somebody chooses another.
  const storedYear = record?.publish.id || null;
  const isOffered = choices.publishes.some(({ value }) => Number(value) === storedYear);
  const yearNotOffered = storedYear === null || isOffered ? [] : [storedYear];

  return (
    <>
      <FormSection title={text.basic} width="full">
        <FormGrid>
          <div data-span="4">
            <TextField label={text.name} isRequired {...textFieldOf(open, 'name')} maxLength={occupationFields.name.maxLength} />
          </div>
          <div data-span="8" data-wide="4">
            <Cascader
              label={text.levelId}
              isRequired
              canChooseBranch
              nodes={nodes}
              value={pathTo(levels, values.levelId)}
              isReadOnly={isReadOnly}
              description={isReadOnly ? undefined : text.levelHelp}
              errorMessage={problems['levelId']}
              onChange={(path) => set({ levelId: lastOf(path) })}
            />
          </div>
          <div data-span="8" data-wide="5">
            <TextArea
              label={text.lvlKeywords}
              minRows={2}
              {...textFieldOf(open, 'lvlKeywords')}
              maxLength={occupationFields.lvlKeywords.maxLength}
              description={isReadOnly ? undefined : text.keywordsHelp}
            />
          </div>
          <div data-wide="8">
            <SegmentedControl
              label={text.typeId}
              isRequired
              value={values.typeId === null ? null : String(values.typeId)}
              isReadOnly={isReadOnly}
              errorMessage={problems['typeId']}
              onChange={(typeId) => set({ typeId: Number(typeId) })}
            >
              {choices.types.map(({ label, value }) => (
                <Segment key={value} value={String(value)}>
                  {label}
                </Segment>
              ))}
            </SegmentedControl>
          </div>
          <div data-span="4">
            <Select<number>
              label={text.publishId}
              options={[
                { value: noYear, label: text.noPublish },
                ...choices.publishes.map(({ label, value }) => ({ value: Number(value), label })),
                ...yearNotOffered.map((id) => ({ value: id, label: text.oldPublish({ id }) })),
              ]}
              value={values.publishId ?? noYear}
              isReadOnly={isReadOnly}
              errorMessage={problems['publishId']}
              onChange={(publishId) => set({ publishId: publishId === noYear ? null : publishId })}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.content} width="half">
        <FormGrid>
          <div data-span="8">
            <TextArea
              aria-label={text.content}
              minRows={4}
              maxRows={16}
              {...textFieldOf(open, 'content')}
              maxLength={occupationFields.content.maxLength}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.skills} isRequired={!isReadOnly} width="half">
        <FormGrid>
          <div data-span="8">
            <SkillRows
              rows={values.skills}
              skills={choices.skills}
              problems={problems}
              isReadOnly={isReadOnly}
              onChange={(skills) => set({ skills })}
              tools={skillTools}
            />
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.code} width="half">
        <FormGrid>
          <div data-span="4">
            <TextField
              aria-label={text.code}
              {...textFieldOf(open, 'code')}
              maxLength={occupationFields.code.maxLength}
              description={isReadOnly ? undefined : text.codeHelp}
            />
          </div>
        </FormGrid>
      </FormSection>
      <EnglishFields
        layout="section"
        width="half"
        fields={englishFieldsOf(occupationFields, language)}
        value={values.english}
        record={record}
        isReadOnly={isReadOnly}
        onChange={(next) => set({ english: next })}
      />
    </>
  );
}

/** The tree of levels, with the record's own path where the tree does not hold it (any more). */
function levelsWith(levels: readonly OptionItem[], record: OccupationResponse | null): readonly OptionItem[] {
  const own = record?.levels ?? [];
  const isKnown = own.every(({ value }) => pathTo(levels, value).length > 0);
  return isKnown ? levels : [...levels, ...own];
}
