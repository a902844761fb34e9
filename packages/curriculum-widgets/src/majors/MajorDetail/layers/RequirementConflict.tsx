import {
  mergeRequirements,
  requirementDifferencesOf,
  suggestedRequirementChoices,
  type EditableRequirement,
  type Requirements,
  type RequirementVersions,
} from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { ConflictChoice } from '../../../support/conflict/ConflictChoice';
import type { ConflictSides } from '../../../support/conflict/conflictTypes';
import { majorDetailMessages } from '../messages';

interface RequirementConflictProps {
  versions: RequirementVersions;
  /** The list that the choices make, to be saved on the newer version. */
  onResolve: (requirements: Requirements) => void;
  onCancel: () => void;
}

/** Two people saved the requirements of a major: each difference side by side, and one side of it is chosen. */
export function RequirementConflict({ versions, onResolve, onCancel }: RequirementConflictProps) {
  const text = useMessages(majorDetailMessages);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const { differences, suggested } = useMemo(() => {
    const found = requirementDifferencesOf(versions);
    return { differences: found, suggested: suggestedRequirementChoices(found) };
  }, [versions]);
  const textOf = ({ description, english }: { description: string; english: string }) => (isEnglish && english) || description;
  const words = (requirement: EditableRequirement | null) =>
    requirement ? [requirement, ...requirement.indicators].map(textOf).join('\n') : text.missing;
  const orderWords = (list: Requirements) => list.map(textOf).join('\n');
  const requirements = differences.requirements.map(({ id, mine, theirs }) => {
    return { name: `${id}`, label: textOf(mine ?? theirs!), mine: words(mine), theirs: words(theirs) };
  });
  const order = { name: 'order', label: text.order, mine: orderWords(versions.mine), theirs: orderWords(versions.theirs) };

  function handleResolve({ order: side = suggested.order, ...sides }: ConflictSides<string>) {
    onResolve(mergeRequirements(versions, { requirements: sides as typeof suggested.requirements, order: side }));
  }
  return (
    <ConflictChoice<string>
      title={text.conflictTitle}
      differences={differences.order === null ? requirements : [...requirements, order]}
      suggested={{ ...suggested.requirements, order: suggested.order }}
      onResolve={handleResolve}
      onLater={onCancel}
    />
  );
}
