import { useMessages } from '@college/ui/messages';
import { RecordConflict } from '../../support/recordForm';
import { fieldsOf, type RecordConflicting } from '../../support/recordForm/recordMerge';
import { useStandards } from './RecordControls';
import type { RecordForm } from './recordForm';
import { organisationRecordMessages } from './recordMessages';

interface VersionChoiceProps {
  form: RecordConflicting<RecordForm>;
}

/** The choice between two versions of a department or major. */
export function VersionChoice({ form }: VersionChoiceProps) {
  const text = useMessages(organisationRecordMessages);
  const standards = useStandards();
  const names = form.conflict ? fieldsOf(form.conflict.mine) : [];
  return (
    <RecordConflict<RecordForm>
      form={form}
      fields={names.map((name) => ({
        name,
        label: text[name],
        words: (values) => (name === 'standard' ? standards(values.standard) : values[name]),
      }))}
    />
  );
}
