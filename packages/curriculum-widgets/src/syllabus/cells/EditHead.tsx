import { syllabusFieldNames, type DocumentLanguages, type SyllabusFieldName } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import { FieldMark } from '../field/FieldMark';
import { EditActions, type EditActionsProps } from './EditActions';
import { cellMessages } from './messages';
import { PaperHead } from './PaperHead';
import { UnsavedMark } from './UnsavedMark';

interface EditHeadProps {
  /** That of the heading. */
  id: string;
  name: SyllabusFieldName;
  languages: DocumentLanguages;
  isUnsaved: boolean;
  /** Save and cancel of the part while it is open. */
  actions: Pick<EditActionsProps, 'onSave' | 'onCancel'> | undefined;
}

/** The heading of a part that is edited as one, in the languages of the paper. */
export function EditHead({ id, name, languages, isUnsaved, actions }: EditHeadProps) {
  const text = useMessages(cellMessages);
  const language = useLanguage();
  return (
    <PaperHead id={id} of={syllabusFieldNames[name]} languages={languages}>
      <FieldMark name={name} />
      {isUnsaved && <UnsavedMark label={text.unsaved} />}
      {actions && <EditActions name={syllabusFieldNames[name][language]} {...actions} />}
    </PaperHead>
  );
}
