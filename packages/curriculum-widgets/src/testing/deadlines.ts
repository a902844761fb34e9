import { deadlinePlanMessages } from '../deadlines/DeadlinePlan/messages';
import { progressBoardMessages } from '../deadlines/ProgressBoard/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `DeadlinePlan`: until when courses have to be ready. */
export function deadlinePlan<Part>(driver: Driver<Part>) {
  const { part, check, click, write } = driver;
  const { by, of } = partsCalled(driver, deadlinePlanMessages);
  const deadline = (name: string) => part('listitem', { name: eitherOf([name]) });
  return {
    /** A deadline by its name. */
    deadline,
    add: () => click(by('button', 'add')),
    rename: (name: string, fresh: string) => write(by('textbox', 'name', { inside: deadline(name) }), fresh),
    setShare: (name: string, percent: number) => write(by('spinbutton', 'share', { inside: deadline(name) }), String(percent)),
    remove: (name: string) => click(of('button', 'remove', { name })),
    /** Reminds so many days before a deadline, or no longer. */
    toggleReminder: (days: number) => check(of('checkbox', 'daysBefore', { count: days })),
    save: () => click(by('button', 'save')),
  };
}

/** `ProgressBoard`: how complete the courses of a college are. */
export function progressBoard<Part>(driver: Driver<Part>) {
  const { part, check, click, write } = driver;
  const { by, of } = partsCalled(driver, progressBoardMessages);
  return {
    board: by('region', 'title'),
    search: by('searchbox', 'search'),
    /** The button of a major, which shows its courses. */
    major: (name: string) => part('button', { name: eitherOf([name]) }),
    courses: (major: string) => of('list', 'open', { name: major }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    show: (view: 'chart' | 'table') => check(by('radio', view)),
    showPressing: () => check(by('checkbox', 'pressing')),
    /** Opens the window in which leaders are told what is late. */
    notify: () => click(by('button', 'notifyLeaders')),
    notifyDialog: by('dialog', 'notifyTitle'),
    exportBoard: () => click(by('button', 'exportBoard')),
  };
}
