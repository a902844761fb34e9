import { bindingFormMessages } from '../matrices/BindingForm/messages';
import { clipboardMessages } from '../matrices/clipboard/messages';
import { deleteBreaksMessages } from '../matrices/DeleteBreaks/messages';
import { gapsPanelMessages } from '../matrices/GapsPanel/messages';
import { indicatorRulerMessages } from '../matrices/IndicatorRuler/messages';
import { matrixConflictMessages } from '../matrices/MatrixConflict/messages';
import { matrixLossMessages } from '../matrices/MatrixLoss/messages';
import { threadPanelMessages } from '../matrices/ThreadPanel/messages';
import type { Driver } from './Driver';
import { eitherOf, numbered, partsCalled } from './named';

/** `BindingForm`: binds goals of a course to an indicator point. */
export function bindingForm<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by } = partsCalled(driver, bindingFormMessages);
  return {
    /** The form of a cell, by its course and indicator point. */
    form: (course: string, indicator: string) => partsCalled(driver, bindingFormMessages).of('group', 'form', { course, indicator }),
    goal: (number: string) => part('checkbox', { name: numbered(number) }),
    choose: (strength: 'strong' | 'weak') => check(by('radio', strength, { inside: by('radiogroup', 'relate') })),
    /** Binds a goal, such as `G1`, or takes it out. */
    toggle: (number: string) => check(part('checkbox', { name: numbered(number) })),
    bind: () => click(by('button', 'save')),
  };
}

/** `DeleteBreaks` and `MatrixLoss`: what asks before an entry of the matrices goes with what depends on it. */
export function matrixQuestions<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const deletion = partsCalled(driver, deleteBreaksMessages);
  const loss = partsCalled(driver, matrixLossMessages);
  return {
    deletion: deletion.by('alertdialog', 'title'),
    confirmDeletion: () => click(deletion.by('button', 'confirm')),
    loss: loss.by('alertdialog', 'title'),
    confirmLoss: () => click(loss.by('button', 'confirm')),
  };
}

/** `GapsPanel`: what is not covered in the matrices. */
export function gapsPanel<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by } = partsCalled(driver, gapsPanelMessages);
  const panel = by('region', 'title');
  const gap = (words: string | RegExp) => part('button', { name: words, inside: panel });
  return {
    panel,
    /** A gap by what it says. */
    gap,
    /** Shows the gaps of all courses, or of this one. */
    show: (scope: 'all' | 'own') =>
      check(part('radio', { name: scope === 'all' ? /^(全部|All) ?\d+$/ : /^(本课程|This course) ?\d+$/, inside: panel })),
    /** Goes to where a gap is. */
    goTo: (words: string | RegExp) => click(gap(words)),
  };
}

/** `IndicatorRuler`: the row of a course in the major matrix, as a ruler. */
export function indicatorRuler<Part>(driver: Driver<Part>) {
  const { part, press } = driver;
  const ruler = partsCalled(driver, indicatorRulerMessages).by('group', 'ruler');
  // Beside the button of an indicator point stands one that changes its support.
  const indicator = (number: string) =>
    part('button', { name: new RegExp(`^${number.replaceAll('.', '\\.')}(：|: )(?!.*(，改为|, change to ))`), inside: ruler });
  return {
    ruler,
    indicator,
    setSupport: (number: string, strength: 'strong' | 'weak' | 'none') =>
      press(indicator(number), { strong: '1', weak: '2', none: '0' }[strength]),
  };
}

/** `MatrixConflict`: cells that two people changed, to be decided. */
export function matrixConflict<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, matrixConflictMessages);
  const dialog = by('dialog', 'title');
  return {
    dialog,
    saveButton: by('button', 'save', { inside: dialog }),
    /** Takes one side in a cell, by the name of the cell. */
    take: (cell: string | RegExp, side: 'mine' | 'theirs') =>
      check(part('radio', { name: side === 'mine' ? /^(我的|Mine)/ : /^(对方的|Theirs)/, inside: part('radiogroup', { name: cell }) })),
    /** Takes one side in a whole row or column. */
    takeLine: (line: string, side: 'mine' | 'theirs') =>
      click(of('button', side === 'mine' ? 'takeMineOf' : 'takeTheirsOf', { line }, { start: true })),
    takeAll: (side: 'mine' | 'theirs') => click(by('button', side === 'mine' ? 'allMine' : 'allTheirs')),
    group: (way: 'byRow' | 'byColumn') => check(by('radio', way)),
    save: () => click(by('button', 'save', { inside: dialog })),
  };
}

/** `ThreadPanel`: what a cell of the matrices serves, and what it rests on. */
export function threadPanel<Part>(driver: Driver<Part>) {
  const { part } = driver;
  const { by } = partsCalled(driver, threadPanelMessages);
  const tree = (way: 'up' | 'down') => by('treegrid', way);
  return {
    tree,
    item: (way: 'up' | 'down', name: string | RegExp) => part('row', { name, inside: tree(way) }),
  };
}

/** `PastePreview`: what a pasted block would change in a matrix. */
export function pastePreview<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const dialog = partsCalled(driver, clipboardMessages).by('dialog', 'title');
  const { zh, en } = clipboardMessages;
  return {
    dialog,
    change: (name: string | RegExp) => part('row', { name, inside: dialog }),
    /** Says what a sign means, which could be read in several ways. */
    settle: (question: string | RegExp, answer: string | RegExp) =>
      check(part('radio', { name: answer, inside: part('radiogroup', { name: question, inside: dialog }) })),
    apply: (count: number) => click(part('button', { name: eitherOf([zh.apply({ count }), en.apply({ count })]), inside: dialog })),
  };
}
