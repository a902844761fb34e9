import {
  bindingAt,
  emptyChoice,
  relateValues,
  type BindingChoice,
  type CourseBinding,
  type LinkedMatrices,
  type MatrixEdit,
  type Support,
} from '@college/curriculum-model';

/** A cell of the major matrix: a course and an indicator point. */
export interface BindingCell {
  courseId: number;
  requireId: number;
}

/** What was changed in the form of a cell and is not bound yet. */
export interface BindingDraft {
  /** The binding from which it started; once the cell holds another one, the draft no longer counts. */
  basis: CourseBinding | undefined;
  choice: BindingChoice;
}

/** Drafts by cell: going to another cell and back loses nothing. */
export type BindingDrafts = ReadonlyMap<string, BindingDraft>;

export type BindingFormEvent =
  | { type: 'indicatorChosen'; requireId: number | null }
  | { type: 'relateChosen'; relate: Support }
  | { type: 'goalToggled'; goalId: number }
  | { type: 'draftDropped' };

/** What a binding still needs (core §5). */
export type BindingNeed = 'indicator' | 'relate' | 'goals';

/** The content of the cell; a blank one offers the unbound goals of its indicator point. */
export function storedChoice(matrices: LinkedMatrices, { courseId, requireId }: BindingCell): BindingChoice {
  const binding = bindingAt(matrices, courseId, requireId);
  if (binding) return { requireId, relate: binding.relate, goals: binding.goals };
  const taken = new Set(matrices.bindings.filter((one) => one.courseId === courseId).flatMap(({ goals }) => goals));
  const standing = matrices.goals.filter((goal) => goal.courseId === courseId && goal.parentId === requireId && !taken.has(goal.id));
  return { ...emptyChoice, requireId, goals: standing.map(({ id }) => id) };
}

/** What the form of the cell shows: its draft, or else what the cell holds. */
export function shownChoice(matrices: LinkedMatrices, cell: BindingCell, drafts: BindingDrafts): BindingChoice {
  return draftOf(matrices, cell, drafts)?.choice ?? storedChoice(matrices, cell);
}

/** Whether the form of the cell holds something that is not bound yet. */
export function hasDraft(matrices: LinkedMatrices, cell: BindingCell, drafts: BindingDrafts): boolean {
  return draftOf(matrices, cell, drafts) !== undefined;
}

/** The drafts after something was done in the form of a cell. */
export function draftsAfter(matrices: LinkedMatrices, cell: BindingCell, drafts: BindingDrafts, event: BindingFormEvent): BindingDrafts {
  const after = new Map(drafts);
  const choice = choiceAfter(matrices, cell, shownChoice(matrices, cell, drafts), event);
  if (choice && !isSameChoice(choice, storedChoice(matrices, cell))) {
    after.set(keyOf(cell), { basis: bindingAt(matrices, cell.courseId, cell.requireId), choice });
  } else after.delete(keyOf(cell));
  return after;
}

/** What is missing before the choice can be bound, in the order of the form. */
export function needsOf({ requireId, relate, goals }: BindingChoice): BindingNeed[] {
  const needs: BindingNeed[] = [];
  if (requireId === null) needs.push('indicator');
  if (relate === relateValues.none) needs.push('relate');
  if (goals.length === 0) needs.push('goals');
  return needs;
}

/** The act of binding the choice; null while something is missing. */
export function bindingEdit(courseId: number, { requireId, relate, goals }: BindingChoice): MatrixEdit | null {
  if (requireId === null || relate === relateValues.none || goals.length === 0) return null;
  return { type: 'bound', courseId, requireId, relate, goals };
}

/** Whether binding the choice would change anything. */
export function changesBinding(matrices: LinkedMatrices, courseId: number, choice: BindingChoice): boolean {
  if (choice.requireId === null) return true;
  const binding = bindingAt(matrices, courseId, choice.requireId);
  return binding === undefined || !isSameChoice(choice, { ...choice, relate: binding.relate, goals: binding.goals });
}

function choiceAfter(
  matrices: LinkedMatrices,
  { courseId }: BindingCell,
  choice: BindingChoice,
  event: BindingFormEvent,
): BindingChoice | null {
  switch (event.type) {
    case 'indicatorChosen': {
      const { requireId } = event;
      // An indicator point that has a binding shows it; what was chosen for a bare one stays.
      if (requireId !== null && bindingAt(matrices, courseId, requireId)) return storedChoice(matrices, { courseId, requireId });
      return { ...choice, requireId };
    }
    case 'relateChosen':
      return { ...choice, relate: event.relate };
    case 'goalToggled': {
      const { goals } = choice;
      const isOut = goals.includes(event.goalId);
      return { ...choice, goals: isOut ? goals.filter((id) => id !== event.goalId) : [...goals, event.goalId] };
    }
    case 'draftDropped':
      return null;
  }
}

function draftOf(matrices: LinkedMatrices, cell: BindingCell, drafts: BindingDrafts): BindingDraft | undefined {
  const draft = drafts.get(keyOf(cell));
  return draft?.basis === bindingAt(matrices, cell.courseId, cell.requireId) ? draft : undefined;
}

function keyOf({ courseId, requireId }: BindingCell): string {
  return `${courseId} ${requireId}`;
}

function isSameChoice(one: BindingChoice, other: BindingChoice): boolean {
  const goals = new Set(other.goals);
  return (
    one.requireId === other.requireId &&
    one.relate === other.relate &&
    one.goals.length === other.goals.length &&
    one.goals.every((id) => goals.has(id))
  );
}
