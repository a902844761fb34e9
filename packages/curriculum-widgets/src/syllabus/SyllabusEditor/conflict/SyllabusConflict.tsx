import { syllabusFieldNames } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useState } from 'react';
import { useLanguage } from '../../../support/useLanguage';
import { Intro, List, Side, Words } from '../../../support/conflictParts';
import { recordNameOf, type FieldName, type SyllabusValues } from '../../field';
import { syllabusEditorMessages } from '../messages';
import { fieldWords } from './fieldWords';
import { syllabusConflictMessages } from './messages';

interface SyllabusConflictProps {
  /** Fields that both changed, and not to the same. */
  names: readonly FieldName[];
  mine: SyllabusValues;
  theirs: SyllabusValues;
  /** The fields in which theirs is kept; all others are mine. */
  onResolve: (givenUp: FieldName[]) => void;
  onCancel: () => void;
}

/** Two people changed the same fields of a syllabus: each side by side, and one side of it is chosen before anything is saved. */
export function SyllabusConflict({ names, mine, theirs, onResolve, onCancel }: SyllabusConflictProps) {
  const text = useMessages(syllabusConflictMessages);
  const editor = useMessages(syllabusEditorMessages);
  const language = useLanguage();
  const [givenUp, setGivenUp] = useState<readonly FieldName[]>([]);
  const titleOf = (name: FieldName) => {
    const field = syllabusFieldNames[recordNameOf(name)][language];
    return name.startsWith('en:') ? editor.englishOf({ field }) : field;
  };

  return (
    <Dialog
      isOpen
      size="l"
      title={text.title}
      onOpenChange={onCancel}
      footerStart={
        <>
          <Button variant="link" onPress={() => setGivenUp([])}>
            {text.allMine}
          </Button>
          <Button variant="link" onPress={() => setGivenUp(names)}>
            {text.allTheirs}
          </Button>
        </>
      }
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={() => onResolve([...givenUp])}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{text.intro}</Intro>
      <List>
        {names.map((name) => (
          <li key={name}>
            <RadioGroup
              label={titleOf(name)}
              orientation="vertical"
              value={givenUp.includes(name) ? 'theirs' : 'mine'}
              onChange={(side) => setGivenUp([...givenUp.filter((one) => one !== name), ...(side === 'theirs' ? [name] : [])])}
            >
              <Radio value="mine">
                <Side>{text.mine}</Side>
                <Words>{fieldWords(mine, name, { text, language }) || text.empty}</Words>
              </Radio>
              <Radio value="theirs">
                <Side>{text.theirs}</Side>
                <Words>{fieldWords(theirs, name, { text, language }) || text.empty}</Words>
              </Radio>
            </RadioGroup>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
