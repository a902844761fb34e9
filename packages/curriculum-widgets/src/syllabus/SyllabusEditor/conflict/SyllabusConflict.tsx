import { syllabusFieldNames } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../../support/conflict/ConflictChoice';
import { useLanguage } from '../../../support/useLanguage';
import { conflictNames, recordNameOf, useSyllabusStore, type FieldName, type SyllabusWork } from '../../field';
import { syllabusEditorMessages } from '../messages';
import { fieldWords } from './fieldWords';
import { syllabusConflictMessages } from './messages';

interface SyllabusConflictProps {
  /** What mine began from. */
  base: SyllabusWork;
  theirs: SyllabusWork;
  /** The fields in which theirs is kept; all others are mine. */
  onResolve: (givenUp: FieldName[]) => void;
  onCancel: () => void;
}

/** Two people changed the same fields of a syllabus: each side by side, and one side of it is chosen before anything is saved. */
export function SyllabusConflict({ base, theirs, onResolve, onCancel }: SyllabusConflictProps) {
  const text = useMessages(syllabusConflictMessages);
  const editor = useMessages(syllabusEditorMessages);
  const language = useLanguage();
  const { work: mine } = useSyllabusStore().getState();
  const names = conflictNames(base, mine, theirs);
  const titleOf = (name: FieldName) => {
    const field = syllabusFieldNames[recordNameOf(name)][language];
    return name.startsWith('en:') ? editor.englishOf({ field }) : field;
  };
  const words = ({ kept }: SyllabusWork, name: FieldName) => fieldWords(kept, name, { text, language });
  return (
    <ConflictChoice
      title={text.title}
      intro={text.intro}
      differences={names.map((name) => ({ name, label: titleOf(name), mine: words(mine, name), theirs: words(theirs, name) }))}
      suggested={{}}
      onResolve={(sides) => onResolve(names.filter((name) => sides[name] === 'theirs'))}
      onLater={onCancel}
    />
  );
}
