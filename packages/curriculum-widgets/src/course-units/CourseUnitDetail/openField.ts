import type { CompletionTarget } from '@college/curriculum-model';

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Puts the focus on the field, the chapter's cell or the section that a finding is about; false when the page has no such place. */
export function openField(root: HTMLElement | null, target: CompletionTarget, rowIds: readonly number[]): boolean {
  const place = root && placeOf(root, target);
  if (!place) return false;
  const row = target.projectId === undefined ? -1 : rowIds.indexOf(target.projectId);
  const scope = (row < 0 ? null : place.querySelector(`[data-part="body"] [data-index="${row}"]`)) ?? place;
  const fields = [...scope.querySelectorAll<HTMLElement>(row >= 0 && target.field ? 'input' : focusable)];
  const field = (target.field === 'theoryPeriod' && row >= 0 ? fields[1] : fields.find((one) => !one.matches('[disabled]'))) ?? place;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

function placeOf(root: HTMLElement, { screen, field, projectId }: CompletionTarget): HTMLElement | null {
  if (screen === 'detail') {
    return root.querySelector<HTMLElement>(`[data-place="${projectId === undefined ? CSS.escape(field ?? '') : 'courseMatrixVOS'}"]`);
  }
  return screen === 'points' || screen === 'goals' ? root.querySelector<HTMLElement>(`[data-place="${screen}"]`) : null;
}
