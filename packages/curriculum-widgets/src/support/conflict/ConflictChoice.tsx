import { lazyPart } from '../lazyParts/lazyPart';
import { PopupPart } from '../lazyParts/PopupPart';
import type { ConflictChoiceProps, ConflictSides } from './conflictTypes';

const dialog = lazyPart(async () => (await import('./ConflictChoiceDialog')).ConflictChoiceDialog);

/**
 * Two versions of one record side by side: one side for each difference, or for all, or a decision for later, which is also what a dialog that fails to
 * load counts as.
 */
export function ConflictChoice<Name extends string>({ onResolve, ...props }: ConflictChoiceProps<Name>) {
  const given: ConflictChoiceProps<string> = { ...props, onResolve: (sides) => onResolve(sides as ConflictSides<Name>) };
  return <PopupPart part={dialog} given={given} onFailed={props.onLater} />;
}
