import { goalEditMessages } from '../goals/GoalEdit/messages';
import { goalPanelMessages } from '../goals/GoalPanel/messages';
import { courseGoalsMessages } from '../goals/messages';
import type { Driver } from './Driver';
import { named, numbered } from './named';

/** `GoalPanel`, `GoalTable`, `CourseGoals` and `GoalEdit`: the goals of a course unit, and the forms that change them. */
export function goalPanel<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const actions = part('button', { name: named(goalPanelMessages, 'menu') });
  const addForm = part('dialog', { name: named(goalEditMessages, 'addTitle') });
  const editForm = part('dialog', { name: named(goalEditMessages, 'editTitle') });
  const deleteForm = part('dialog', { name: named(goalEditMessages, 'deleteTitle') });
  const entry = (number: number) => part('textbox', { name: new RegExp(`^(教学目标|Teaching goal) ${number}$`), inside: addForm });

  async function openForm(form: Part, act: RegExp, label: RegExp, number: string) {
    await click(actions);
    await click(part('menuitem', { name: act }));
    await click(part('combobox', { name: label, inside: form }));
    await click(part('option', { name: numbered(number) }));
  }

  const startAdding = (number: string) =>
    openForm(addForm, named(goalPanelMessages, 'add'), named(goalEditMessages, 'indicator', { start: true }), number);

  async function saveAdded() {
    await click(part('button', { name: /^(保存|Save)/, inside: addForm }));
    await driver.gone(addForm);
  }

  return {
    /** The panel itself. */
    panel: part('group', { name: named(goalPanelMessages, 'title') }),
    /** The section of `CourseGoals`, which holds the panel or the table. */
    section: part('region', { name: named(courseGoalsMessages, 'title') }),
    actions,
    addForm,
    editForm,
    deleteForm,
    /** The text of a new goal, from 1. */
    entry,
    /** The button of an indicator point, which folds its goals. */
    indicator: (number: string) => part('button', { name: numbered(number) }),
    /** Opens the form for new goals of an indicator point, such as `2.1`. */
    startAdding,
    /** Saves the form of new goals and waits until it has closed. */
    saveAdded,
    /** Adds one goal to an indicator point. */
    async add(number: string, goal: string) {
      await startAdding(number);
      await write(entry(1), goal);
      await saveAdded();
    },
    /** Opens the form that edits a goal of an indicator point. */
    async startEditing(number: string, goal: string | RegExp) {
      await openForm(editForm, named(goalPanelMessages, 'edit'), named(goalEditMessages, 'goal', { start: true }), number);
      await click(part('option', { name: goal }));
    },
    /** Opens the form that deletes a goal of an indicator point. */
    async startDeleting(number: string, goal: string | RegExp) {
      await openForm(deleteForm, named(goalPanelMessages, 'remove'), named(goalEditMessages, 'goal', { start: true }), number);
      await click(part('option', { name: goal }));
    },
  };
}
