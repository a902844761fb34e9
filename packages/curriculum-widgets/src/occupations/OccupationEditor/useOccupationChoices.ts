import type { OccupationSkill, OptionItem } from '@college/curriculum-model';
import { useState } from 'react';
import { useChoices } from '../choices/useChoices';
import type { OccupationEditorSource } from './OccupationEditorSource';

/** Everything one chooses from in the editor; the form waits for its first arrival, not for that of another language. */
export function useOccupationChoices(source: OccupationEditorSource, language: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const levels = useChoices<OptionItem>({ load: (options) => source.listOccupationLevels(options), language, onFail: setFailure });
  const skills = useChoices<OccupationSkill>({ load: (options) => source.listOccupationSkills(options), language, onFail: setFailure });
  const types = useChoices<OptionItem>({ load: (options) => source.listOccupationTypes(options), language, onFail: setFailure });
  const publishes = useChoices<OptionItem>({ load: (options) => source.listOccupationPublishes(options), language, onFail: setFailure });
  const all = [levels, skills, types, publishes];
  return {
    choices: { levels: levels.items, skills: skills.items, types: types.items, publishes: publishes.items },
    isWaiting: all.some(({ items, isPending }) => isPending && items.length === 0),
    /** What the server said where one of them could not be had. */
    failure,
    reload() {
      setFailure(null);
      for (const list of all) list.reload();
    },
    reloadSkills: skills.reload,
  };
}
