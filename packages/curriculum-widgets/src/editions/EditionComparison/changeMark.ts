import type { ChangeWay } from '@college/curriculum-model';
import type { ChangeKind } from '@college/ui/icons';

/** The mark of a change; a pencil for everything that neither came nor went. */
export const markOfWay: Readonly<Record<ChangeWay, ChangeKind>> = {
  added: 'added',
  removed: 'removed',
  strengthened: 'strengthened',
  weakened: 'weakened',
  changed: 'edited',
  renamed: 'edited',
  renumbered: 'edited',
  moved: 'edited',
  ordered: 'edited',
  split: 'added',
  merged: 'edited',
};
