import { courseCardMessages } from '../majors/CourseCard/messages';
import { majorFactsMessages } from '../majors/MajorDetail/facts/messages';
import { majorDetailMessages } from '../majors/MajorDetail/messages';
import { majorHomeMessages } from '../majors/MajorHome/messages';
import { majorListMessages } from '../majors/MajorList/messages';
import { requirementEditorMessages } from '../majors/RequirementEditor/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `CourseCard`: a course in a line or on a card, with its menu. */
export function courseCard<Part>(driver: Driver<Part>, name: string) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, courseCardMessages);
  const card = part('article', { name: eitherOf([name]) });
  return {
    card,
    link: part('link', { name: eitherOf([name]), inside: card }),
    progress: by('progressbar', 'progress', { inside: card }),
    /** Chooses it for the export of its matrix. */
    choose: () => check(of('radio', 'choose', { name }, { inside: card })),
    /** Does something of its menu, by the words of the entry. */
    async act(act: string | RegExp) {
      await click(of('button', 'menu', { name }, { inside: card }));
      await click(part('menuitem', { name: act }));
    },
  };
}

/** `MajorHome`: the courses of a major on cards or in a table. */
export function majorHome<Part>(driver: Driver<Part>) {
  const { check, click, write } = driver;
  const { by, of } = partsCalled(driver, majorHomeMessages);
  return {
    search: by('searchbox', 'search'),
    cards: by('list', 'cards'),
    /** A course by its name. */
    course: (name: string) => courseCard(driver, name),
    /** An indicator point in the strip, by its number and how many courses support it. */
    indicator: (number: string, strong: number, weak: number) => of('button', 'supported', { number, strong, weak }),
    /** The link to the major matrix. */
    matrix: by('link', 'openMatrix'),
    find: (words: string) => write(by('searchbox', 'search'), words),
    showMine: () => check(by('checkbox', 'mineOnly')),
    addCourse: () => click(by('button', 'add')),
  };
}

/** `MajorList`: the majors that somebody may open. */
export function majorList<Part>(driver: Driver<Part>) {
  const { press, write } = driver;
  const { by, of } = partsCalled(driver, majorListMessages);
  const search = by('searchbox', 'search');
  return {
    grid: by('grid', 'title'),
    search,
    /** A link of a major: to its home, its course units, its editor or its details. */
    link: (to: 'homeOf' | 'courseUnitsOf' | 'editOf' | 'detailOf', name: string) => of('link', to, { name }),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
  };
}

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
  const { click } = driver;
  const { by } = partsCalled(driver, majorDetailMessages);
  const saveButton = by('button', 'save');
  return {
    facts: by('region', 'facts'),
    requirements: requirementEditor(driver),
    saveButton,
    back: by('button', 'back'),
    editFacts: () => click(partsCalled(driver, majorFactsMessages).by('button', 'edit')),
    /** Asks from which standard to start. */
    startFromStandard: () => click(by('button', 'catalogue')),
    undo: () => click(by('button', 'undo')),
    redo: () => click(by('button', 'redo')),
    save: () => click(saveButton),
  };
}
