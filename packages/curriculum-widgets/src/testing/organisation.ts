import { departmentsMessages } from '../organisation/Departments/messages';
import { firstStepsMessages } from '../overview/FirstSteps/messages';
import { myCoursesMessages } from '../overview/MyCourses/messages';
import { workbenchHomeMessages } from '../overview/WorkbenchHome/messages';
import { waitingMessages } from '../overview/WorkbenchHome/waiting/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `Departments`: the departments of a college with their majors. */
export function departments<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by, of } = partsCalled(driver, departmentsMessages);
  return {
    page: by('region', 'title'),
    search: by('searchbox', 'search'),
    department: (name: string) => part('region', { name: eitherOf([name]) }),
    /** The link to the home of a major. */
    major: (name: string) => of('link', 'home', { name }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    addDepartment: () => click(by('button', 'addDepartment')),
    addMajor: (department: string) => click(of('button', 'addMajorTo', { name: department })),
    /** Edits a department or a major. */
    edit: (name: string) => click(of('button', 'edit', { name })),
    /** Asks to delete a department or a major. */
    startDeleting: (name: string) => click(of('button', 'remove', { name })),
    /** Deletes what was asked about. */
    confirm: (kind: 'deleteDepartment' | 'deleteMajor') => click(by('button', kind)),
  };
}

/** `WorkbenchHome` and `FirstSteps`: the start page, with what waits and what to do first. */
export function workbenchHome<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, workbenchHomeMessages);
  const waiting = partsCalled(driver, waitingMessages);
  const steps = partsCalled(driver, firstStepsMessages);
  return {
    section: (which: 'drafts' | 'copies' | 'majors' | 'edits' | 'courses') => by('region', which),
    waiting: (which: 'missing' | 'changes' | 'recents') => waiting.by('region', which),
    groupBy: (way: 'byKind' | 'byCourse') => check(waiting.by('radio', way)),
    link: (words: string | RegExp) => part('link', { name: words }),
    /** Asks to discard the draft of a course. */
    discard: (name: string) => click(of('button', 'discard', { name })),
    discardQuestion: (name: string) => of('alertdialog', 'discardTitle', { name }),
    /** Shows or hides the first steps. */
    toggleFirstSteps: (to: 'show' | 'hide') => click(steps.by('button', to)),
    firstSteps: (of: 'college' | 'major' | 'course') => steps.by('region', of),
  };
}

/** `MyCourses`: the courses of somebody with their goals, points and tasks. */
export function myCourses<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, myCoursesMessages);
  return {
    page: by('region', 'title'),
    /** The button of a course, which folds it. */
    course: (name: string) => part('button', { name: eitherOf([name]) }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    expandAll: () => click(by('button', 'expandAll')),
    collapseAll: () => click(by('button', 'collapseAll')),
  };
}
