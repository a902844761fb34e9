import type { SaveGraduateRequiresRequest } from '@college/curriculum-model';
import { invalid, notFound } from '../http/refusal';
import { majorMessages, type RequirementPlace } from './messages';

type List = SaveGraduateRequiresRequest['list'];

/** Which stored records a list of graduation requirements may name. */
export interface StoredIds {
  requirements: ReadonlySet<number>;
  indicators: ReadonlySet<number>;
}

/** The list to store, without the entries to be deleted; rejects ids of other majors and duplicate ids. */
export function checkRequirements(list: List, stored: StoredIds): List {
  const seen = { requirements: new Set<number>(), indicators: new Set<number>() };
  return list.flatMap((requirement, index) => {
    const place = { requirement: index + 1 };
    checkId(requirement.id, stored.requirements, seen.requirements, place);
    const children = requirement.children.filter(({ id }, childIndex) => {
      checkId(id, stored.indicators, seen.indicators, { ...place, indicator: childIndex + 1 });
      return id >= 0;
    });
    return requirement.id < 0 ? [] : [{ ...requirement, children }];
  });
}

function checkId(id: number, stored: ReadonlySet<number>, seen: Set<number>, place: RequirementPlace): void {
  if (id === 0) return;
  const known = Math.abs(id);
  if (!stored.has(known)) throw notFound(majorMessages.notStored(place));
  if (seen.has(known)) throw invalid(majorMessages.listedTwice(place));
  seen.add(known);
}
