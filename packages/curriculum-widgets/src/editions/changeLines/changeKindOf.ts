import type { ChangeWay } from '@college/curriculum-model';
import type { ChangeKind } from '@college/ui/icons';

const kinds: Readonly<Record<ChangeWay, ChangeKind>> = {
  added: 'added',
  split: 'added',
  merged: 'added',
  removed: 'removed',
  strengthened: 'strengthened',
  weakened: 'weakened',
  changed: 'edited',
  renamed: 'edited',
  renumbered: 'edited',
  moved: 'edited',
  ordered: 'edited',
};

/** The mark of a change. */
export function changeKindOf(way: ChangeWay): ChangeKind {
  return kinds[way];
}
