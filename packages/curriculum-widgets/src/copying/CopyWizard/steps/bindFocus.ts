// Focus moves after React has taken the pressed control away or disabled it.
function afterPaint(act: () => void) {
  requestAnimationFrame(act);
}

/** Goes on with the next goal that is free: the one named, else the first; with none left to the button that leads on. */
export function focusNextGoal(root: HTMLElement | null, goalId?: number) {
  afterPaint(() => {
    const named = goalId === undefined ? null : root?.querySelector<HTMLElement>(`[data-roving="${goalId}"]:not(:disabled)`);
    const next = named ?? root?.querySelector<HTMLElement>('[data-roving]:not(:disabled)') ?? onwards(root);
    next?.focus();
  });
}

/** Goes on with the card after a deleted one, else with the last one, else with the goals. */
export function focusNextUnbind(root: HTMLElement | null, index: number) {
  afterPaint(() => {
    const cards = [...(root?.querySelectorAll<HTMLElement>('[data-unbind]') ?? [])];
    const next = cards[index] ?? cards.at(-1) ?? root?.querySelector<HTMLElement>('[data-roving]:not(:disabled)');
    next?.focus();
  });
}

function onwards(root: HTMLElement | null) {
  return root?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-onwards]:not(:disabled)');
}
