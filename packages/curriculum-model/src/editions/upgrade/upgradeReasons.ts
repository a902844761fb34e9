import type { Language } from '../../language';
import { lineagesOf } from '../lineages';
import { readPlace, type Place } from '../places';
import { recordsOf, type CurriculumState, type Key } from '../state';
import type { KeptUpgrade } from './describedUpgrade';
import { inEither } from './inEither';

/** Why an upgrade changed something of a major: for an indicator point what was given as the reason of its decision, else the list of requirements that is followed now; empty for what is not of that list. */
export function upgradeReasons({ crosswalk, decisions }: KeptUpgrade, after: CurriculumState, language: Language): (at: Place) => string {
  const list = inEither(crosswalk.to.name, language) ?? '';
  const reasons = new Map<Key, Set<string>>();
  const give = (key: Key, reason: string) => reasons.set(key, (reasons.get(key) ?? new Set()).add(reason));
  for (const [key, decision] of Object.entries(decisions)) {
    if (!decision?.reason) continue;
    give(key, decision.reason);
    if (decision.act === 'merge') give(decision.into, decision.reason);
  }
  for (const { key, fields } of recordsOf(after.major, 'indicator')) {
    for (const origin of lineagesOf(fields.derivedFrom)) {
      const decision = decisions[origin];
      if (decision?.act === 'split' && decision.reason) give(key, decision.reason);
    }
  }
  return (at) => {
    const place = readPlace(at);
    if (place?.part !== 'major' || !isOfList(place.kind)) return '';
    const given = place.kind === 'indicator' ? reasons.get(place.key) : undefined;
    return given ? [...given].join('\n') : list;
  };
}

const isOfList = (kind: string) => kind === 'major' || kind === 'requirement' || kind === 'indicator';
