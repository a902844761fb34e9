import { goalModes } from '@college/curriculum-model';
import type { DraftOwner } from '../support/desk/drafts';
import { lazyPart } from '../support/lazyParts/lazyPart';
import { PopupPart } from '../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../support/lazyParts/usePreloadedParts';
import type { GoalsSource } from './GoalsSource';
import type { GoalDesk } from './useGoalDesk';

interface DeskFormProps extends DraftOwner {
  desk: GoalDesk;
  source: GoalsSource;
  courseId: number;
  isReadOnly: boolean;
}

const goalEdit = lazyPart(async () => (await import('./GoalEdit')).GoalEdit);
const soon = [goalEdit];

/** The goal form of a widget, opened by the parts around it and loaded before that. */
export function DeskForm({ desk: { state, form, reload }, isReadOnly, ...place }: DeskFormProps) {
  usePreloadedParts(soon, isReadOnly);
  if (form.request.mode === goalModes.none) return null;
  const indicators = state.status === 'shown' ? state.indicators : [];
  const given = { ...form.request, ...place, indicators, onClose: form.handleClose, onFail: reload };
  return <PopupPart part={goalEdit} given={given} onFailed={() => form.handleClose(goalModes.none, [])} />;
}
