import {
  mergeRequirements,
  requirementDifferencesOf,
  suggestedRequirementChoices,
  type EditableRequirement,
  type RequirementChoices,
  type Requirements,
  type RequirementSide,
  type RequirementVersions,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { Intro, List, Side, Words } from '../../../support/conflictParts';
import { majorDetailMessages } from '../messages';

interface RequirementConflictProps {
  versions: RequirementVersions;
  /** The list that the choices make, to be saved on the newer version. */
  onResolve: (requirements: Requirements) => void;
  onCancel: () => void;
}

const sides: readonly RequirementSide[] = ['mine', 'theirs'];

/** Two people saved the requirements of a major: each difference side by side, and one side of it is chosen. */
export function RequirementConflict({ versions, onResolve, onCancel }: RequirementConflictProps) {
  const text = useMessages(majorDetailMessages);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const differences = useMemo(() => requirementDifferencesOf(versions), [versions]);
  const [choices, setChoices] = useState<RequirementChoices>(() => suggestedRequirementChoices(differences));
  const isSame = differences.requirements.length === 0 && differences.order === null;

  function chooseAll(side: RequirementSide) {
    setChoices({ requirements: Object.fromEntries(differences.requirements.map(({ id }) => [id, side])), order: side });
  }
  const textOf = ({ description, english }: { description: string; english: string }) => (isEnglish && english) || description;
  const words = (requirement: EditableRequirement | null) =>
    requirement ? [requirement, ...requirement.indicators].map(textOf).join('\n') : text.missing;
  const orderWords = (list: Requirements) => list.map(textOf).join('\n');

  return (
    <Dialog
      isOpen
      size="l"
      title={text.conflictTitle}
      onOpenChange={(isOpen) => isOpen || onCancel()}
      footerStart={
        isSame ? undefined : (
          <>
            <Button variant="link" onPress={() => chooseAll('mine')}>
              {text.allMine}
            </Button>
            <Button variant="link" onPress={() => chooseAll('theirs')}>
              {text.allTheirs}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={() => onResolve(mergeRequirements(versions, choices))}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{isSame ? text.noDifference : text.conflictIntro}</Intro>
      <List>
        {differences.requirements.map(({ id, mine, theirs }) => (
          <li key={id}>
            <RadioGroup
              label={textOf(mine ?? theirs!)}
              orientation="vertical"
              value={choices.requirements[id] ?? 'mine'}
              onChange={(side) => setChoices({ ...choices, requirements: { ...choices.requirements, [id]: sideOf(side) } })}
            >
              {sides.map((side) => (
                <Radio key={side} value={side}>
                  <Side>{text[side]}</Side>
                  <Words>{words(side === 'mine' ? mine : theirs)}</Words>
                </Radio>
              ))}
            </RadioGroup>
          </li>
        ))}
        {differences.order !== null && (
          <li>
            <RadioGroup
              label={text.order}
              orientation="vertical"
              value={choices.order}
              onChange={(side) => setChoices({ ...choices, order: sideOf(side) })}
            >
              {sides.map((side) => (
                <Radio key={side} value={side}>
                  <Side>{text[side]}</Side>
                  <Words>{orderWords(versions[side])}</Words>
                </Radio>
              ))}
            </RadioGroup>
          </li>
        )}
      </List>
    </Dialog>
  );
}

function sideOf(value: string): RequirementSide {
  return value === 'theirs' ? 'theirs' : 'mine';
}
