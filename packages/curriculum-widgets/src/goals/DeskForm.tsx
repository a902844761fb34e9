import { goalModes } from '@college/curriculum-model';
import type { DraftOwner } from '../support/desk/drafts';
import { lazyPart } from '../support/lazyParts/lazyPart';
import { PopupPart } from '../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../support/lazyParts/usePreloadedParts';
import type { GoalsSource } from './GoalsSource';
import type { GoalDesk } from './useGoalDesk';

interface DeskFormProps {
  desk: GoalDesk;
  /** What the widget was given. */
  place: DraftOwner & { source: GoalsSource; courseId: number };
  isReadOnly: boolean;
}

const goalEdit = lazyPart(async () => (await import('./GoalEdit')).GoalEdit);
const soon = [goalEdit];

/** The goal form of a widget, opened by the parts around it and loaded before that. */
export function DeskForm({ desk: { state, form, reload }, place, isReadOnly }: DeskFormProps) {
  usePreloadedParts(soon, isReadOnly);
  if (form.request.mode === goalModes.none) return null;
  const indicators = state.status === 'shown' ? state.indicators : [];
  const { source, courseId, draftStorage, userId } = place;
  const given = { ...form.request, source, courseId, draftStorage, userId, indicators, onClose: form.handleClose, onFail: reload };
  return <PopupPart part={goalEdit} given={given} onFailed={() => form.handleClose(goalModes.none, [])} />;
}
