import { occupationFields, type Language, type OccupationResponse, type OccupationSkill, type OptionItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { useLanguage } from '../../support/useLanguage';
import {
  ChoicesFailure,
  comparedFieldsOf,
  machineClock,
  MayNotCreate,
  RecordFormPage,
  refusedField,
  useComparedEnglish,
  useRecordPage,
  type FieldWords,
  type RecordEditorProps,
  type RecordField,
} from '../../support/recordForm';
import { wordsTo } from '../choices/choiceNodes';
import { occupationEditorMessages, type OccupationEditorText } from './messages';
import type { OccupationEditorSource } from './OccupationEditorSource';
import { OccupationFields, type OccupationChoices } from './OccupationFields';
import { occupationProblems } from './occupationProblems';
import { blankOccupation, readableOccupation, toOccupationRequest, toOccupationValues, type OccupationValues } from './occupationValues';
import { SkillsDialog } from './skills/SkillsDialog';
import { readableSkills } from './skills/skillTree';
import { useChoices } from '../choices/useChoices';

export interface OccupationEditorProps extends RecordEditorProps {
  /** Where the record is read and saved. */
  source: OccupationEditorSource;
  /** The record to edit; without it a new one begins. */
  occupationId?: number;
}

/** The server's names of fields that are called otherwise here. */
const fieldNames = { occupationName: 'name', occupationCode: 'code' };

/** An occupation record: its name, category, level, year, work, skills and code (reference §2.3). Put it inside a `ToastProvider`. */
export function OccupationEditor(props: OccupationEditorProps) {
  const { source, occupationId, isEditable = false, onBack, onStatusChange, now = machineClock, ...callbacks } = props;
  const text = useMessages(occupationEditorMessages);
  const english = useComparedEnglish();
  const language = useLanguage();
  const [areSkillsOpen, setSkillsOpen] = useState(false);
  const options = useOccupationChoices(source, language);
  const form = useRecordPage<OccupationValues, OccupationResponse>({
    draftKind: 'occupation',
    recordId: occupationId,
    load: (id, { signal }) => source.getOccupation(id, { signal }),
    blank: blankOccupation,
    toValues: toOccupationValues,
    toReadable: (record) => readableOccupation(record, language),
    send: (values, over) => source.saveOccupation(toOccupationRequest(values, over, new Date(now()).toISOString())),
    problemsOf: (values) => occupationProblems(values, text),
    problemsOfError: (error) => refusedField(error, fieldNames),
    isReadOnly: !isEditable,
    nameOf: ({ name }) => name,
    now,
    ...callbacks,
  });

  if (occupationId === undefined && !isEditable) {
    return <MayNotCreate text={text} onBack={onBack} />;
  }
  return (
    <>
      <RecordFormPage
        form={form}
        title={({ state, values }) => (state.id === null ? text.newTitle : (isEditable ? state.baseline : values).name || text.unnamed)}
        facts={({ state }) => state.id !== null && <span>{state.baseline.code || state.id}</span>}
        fields={fieldsOf(text, english, options.choices)}
        isWaiting={options.isWaiting}
        onBack={onBack}
        backLabel={text.back}
        onStatusChange={onStatusChange}
        loadingLabel={text.loading}
        failedTitle={text.loadFailed}
      >
        {(open) => (
          <>
            <ChoicesFailure message={text.choicesFailed} failure={options.failure} onRetry={options.reload} />
            <OccupationFields
              open={open}
              choices={options.choices}
              skillTools={
                isEditable && (
                  <Button variant="link" size="small" onPress={() => setSkillsOpen(true)}>
                    {text.editSkills}
                  </Button>
                )
              }
            />
          </>
        )}
      </RecordFormPage>
      {areSkillsOpen && <SkillsDialog source={source} now={now} onChange={options.showSkills} onClose={() => setSkillsOpen(false)} />}
    </>
  );
}

/** Every field in words, for the choice between two versions. */
function fieldsOf(
  text: OccupationEditorText,
  english: RecordField<OccupationValues>,
  choices: OccupationChoices,
): RecordField<OccupationValues>[] {
  const labelIn = (items: OccupationChoices['types'], id: number | null) => items.find(({ value }) => value === id)?.label ?? '';
  const words: FieldWords<typeof occupationFields, OccupationValues> = {
    levelId: ({ levelId }) => wordsTo(choices.levels, levelId).join(' / ') || String(levelId ?? ''),
    typeId: ({ typeId }) => labelIn(choices.types, typeId),
    publishId: ({ publishId }) => labelIn(choices.publishes, publishId),
    skills: ({ skills }) =>
      skills.map(({ path, score }) => `${wordsTo(choices.skills, path.at(-1) ?? null).join(' / ')} ${score}%`).join(text.listComma),
  };
  return [...comparedFieldsOf<typeof occupationFields, OccupationValues>(occupationFields, { words, labels: text }), english];
}

/** Everything one chooses from in the editor; the form waits for its first arrival, not for that of another language. */
function useOccupationChoices(source: OccupationEditorSource, language: Language) {
  const levels = useChoices<OptionItem>({ load: (options) => source.listOccupationLevels(options), language });
  const skills = useChoices<OccupationSkill>({ load: (options) => source.listOccupationSkills(options), language });
  const types = useChoices<OptionItem>({ load: (options) => source.listOccupationTypes(options), language });
  const publishes = useChoices<OptionItem>({ load: (options) => source.listOccupationPublishes(options), language });
  const all = [levels, skills, types, publishes];
  return {
    choices: { levels: levels.items, skills: skills.items, types: types.items, publishes: publishes.items },
    isWaiting: all.some(({ items, isPending }) => isPending && items.length === 0),
    /** What the server said where one of them could not be had. */
    failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
    reload() {
      for (const list of all) list.reload();
    },
    showSkills: (tree: readonly OccupationSkill[]) => skills.replace(readableSkills(tree, language)),
  };
}
