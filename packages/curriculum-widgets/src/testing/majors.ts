import { courseCardMessages } from '../majors/CourseCard/messages';
import { majorHomeMessages } from '../majors/MajorHome/messages';
import { majorListMessages } from '../majors/MajorList/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `CourseCard`: a course in a line or on a card, with its menu. */
export function courseCard<Part>(driver: Driver<Part>, name: string) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, courseCardMessages);
  const card = part('article', { name: eitherOf([name]) });
  const menuButton = of('button', 'menu', { name }, { inside: card });
  return {
    card,
    /** Opens its menu. */
    menuButton,
    link: part('link', { name: eitherOf([name]), inside: card }),
    progress: by('progressbar', 'progress', { inside: card }),
    /** Chooses it for the export of its matrix. */
    choose: () => check(of('radio', 'choose', { name }, { inside: card })),
    /** Does something of its menu, by the words of the entry. */
    async act(act: string | RegExp) {
      await click(menuButton);
      await click(part('menuitem', { name: act }));
    },
  };
}

/** `MajorHome`: the courses of a major on cards or in a table. */
export function majorHome<Part>(driver: Driver<Part>) {
  const { part, check, click, gone, has, write } = driver;
  const { by } = partsCalled(driver, majorHomeMessages);
  const addButton = by('button', 'add');
  const question = part('alertdialog');
  const nameField = by('textbox', 'name');
  const saveNameButton = by('button', 'save');
  return {
    search: by('searchbox', 'search'),
    cards: by('list', 'cards'),
    /** Leads to the major: `edit` for whom may change it, `detail` for others. */
    majorButton: (act: 'edit' | 'detail') => by('button', act),
    /** Adds a course; none for whom may not. */
    addButton,
    /** A course by its name. */
    course: (name: string) => courseCard(driver, name),
    /** An indicator point in the strip, by its number. */
    indicator: (number: string) => part('button', { name: eitherOf([`${number}：`, `${number}: `], true) }),
    /** Leads from the indicator point that is chosen to its text. */
    indicatorLink: by('link', 'viewIndicator'),
    /** The link to the major matrix. */
    matrix: by('link', 'openMatrix'),
    /** What asks before a course is deleted. */
    question,
    /** The field for the name of the course that is renamed. */
    nameField,
    saveNameButton,
    find: (words: string) => write(by('searchbox', 'search'), words),
    showMine: () => check(by('checkbox', 'mineOnly')),
    /** Shows all courses again. */
    async showAll() {
      // Beside an indicator point that is chosen a button lets go of the point alone; where no course is left, one below lets go of everything.
      const below = by('button', 'showAll', { place: 2 });
      await click((await has(below)) ? below : by('button', 'showAll', { place: 1 }));
    },
    addCourse: () => click(addButton),
    /** Gives the course another name whose menu was asked for that, and waits until the window has closed. */
    async rename(name: string) {
      await write(nameField, name);
      await click(saveNameButton);
      await gone(nameField);
    },
    /** Deletes the course that is asked about, and waits until the question has closed. */
    async confirmDeletion() {
      await click(by('button', 'delete', { inside: question }));
      await gone(question);
    },
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
