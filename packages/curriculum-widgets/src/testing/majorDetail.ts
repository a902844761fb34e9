import { majorFactsMessages } from '../majors/MajorDetail/facts/messages';
import { majorDetailMessages } from '../majors/MajorDetail/messages';
import { requirementEditorMessages } from '../majors/RequirementEditor/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `RequirementEditor`: the graduation requirements of a major with their indicator points. */
export function requirementEditor<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, requirementEditorMessages);
  const texts = [requirementEditorMessages.zh, requirementEditorMessages.en];
  /** `2` is a requirement, `2.1` an indicator point. */
  const names = (number: string) => texts.map((text) => (number.includes('.') ? text.indicator({ number }) : text.requirement({ number })));
  const of = (key: 'remove' | 'moveUp' | 'moveDown' | 'addUnder' | 'addBehind' | 'chineseOf' | 'englishOf', number: string) =>
    eitherOf(texts.map((text, index) => text[key]({ name: names(number)[index]! })));
  const field = (number: string, language: 'zh' | 'en' = 'zh') =>
    part('textbox', { name: of(language === 'zh' ? 'chineseOf' : 'englishOf', number) });
  return {
    editor: by('group', 'list'),
    /** The text of a requirement, such as `2`, or of an indicator point, such as `2.1`. */
    field,
    write: (number: string, text: string, language: 'zh' | 'en' = 'zh') => write(field(number, language), text),
    /** Adds a requirement as the last one. */
    add: () => click(by('button', 'add')),
    /** Adds an indicator point to a requirement. */
    addUnder: (number: string) => click(part('button', { name: of('addUnder', number) })),
    move: (number: string, way: 'moveUp' | 'moveDown') => click(part('button', { name: of(way, number) })),
    remove: (number: string) => click(part('button', { name: of('remove', number) })),
  };
}

/** `MajorDetail`: the facts and graduation requirements of a major, as a page. */
export function majorDetail<Part>(driver: Driver<Part>) {
  const { part, click, gone } = driver;
  const { by } = partsCalled(driver, majorDetailMessages);
  const saveButton = by('button', 'save');
  const renumberButton = by('button', 'renumber');
  const question = part('alertdialog');
  return {
    facts: by('region', 'facts'),
    requirements: requirementEditor(driver),
    saveButton,
    renumberButton,
    /** What asks before a requirement or an indicator point is deleted on which something depends. */
    question,
    back: by('button', 'back'),
    editFacts: () => click(partsCalled(driver, majorFactsMessages).by('button', 'edit')),
    /** Asks from which standard to start. */
    startFromStandard: () => click(by('button', 'catalogue')),
    undo: () => click(by('button', 'undo')),
    redo: () => click(by('button', 'redo')),
    /** Gives every entry the number of its place. */
    renumber: () => click(renumberButton),
    /** Deletes what is asked about with all that depends on it, and waits until the question has closed. */
    async removeWithAll() {
      await click(by('button', 'confirmLoss', { inside: question }));
      await gone(question);
    },
    save: () => click(saveButton),
  };
}
