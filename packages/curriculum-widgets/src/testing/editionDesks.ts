import { editionComparisonMessages } from '../editions/EditionComparison/messages';
import { mergeDeskMessages } from '../editions/MergeDesk/messages';
import { mergeReceiptMessages } from '../editions/MergeReceipt/messages';
import { redlineMatrixMessages } from '../editions/RedlineMatrix/messages';
import { standardChoiceMessages } from '../editions/StandardUpgrade/chooseMessages';
import { standardUpgradeMessages } from '../editions/StandardUpgrade/messages';
import type { Driver } from './Driver';
import { eitherOf, named, partsCalled } from './named';

/** `EditionComparison` and `RedlineMatrix`: two editions of a major, compared. */
export function editionComparison<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by } = partsCalled(driver, editionComparisonMessages);
  const changes = by('complementary', 'list');
  const matrix = partsCalled(driver, redlineMatrixMessages).by('grid', 'matrix');
  return {
    matrix,
    changes,
    /** The row of a course in the matrix. */
    row: (name: string | RegExp) => part('row', { inside: matrix, holding: { role: 'rowheader', name } }),
    /** A change, by what its button says. */
    change: (name: string | RegExp) => part('button', { name, inside: changes }),
    next: () => click(by('button', 'next')),
    previous: () => click(by('button', 'previous')),
    swap: () => click(by('button', 'swap')),
    showChangedRows: () => check(by('checkbox', 'changedOnly')),
    /** Shows the changes of one kind alone. */
    showKind: (kind: 'matrix' | 'texts' | 'courses') =>
      check(part('radio', { name: named(editionComparisonMessages, kind, { start: true }), inside: by('radiogroup', 'kinds') })),
    /** Downloads the comparison table. */
    async exportTable(file: 'wordZh' | 'wordEn' | 'pdfZh' | 'pdfEn') {
      await click(by('button', 'export'));
      await click(by('menuitem', file));
    },
  };
}

/** `MergeDesk`: where a draft is merged into the current edition, or updated from it. */
export function mergeDesk<Part>(driver: Driver<Part>) {
  const { part, check, click, gone } = driver;
  const { by } = partsCalled(driver, mergeDeskMessages);
  const { zh, en } = mergeDeskMessages;
  const finishButton = by('button', 'finish');
  const question = by('dialog', 'finishTitle');
  return {
    desk: part('region', { name: eitherOf([zh.titleCurrent, en.titleCurrent, zh.titleDraft, en.titleDraft]) }),
    /** What is merged, course by course. */
    taken: by('navigation', 'taken'),
    result: by('complementary', 'result'),
    finishButton,
    question,
    /** Decides a conflict, by its name and the words of a choice. */
    decide: (conflict: string | RegExp, choice: string | RegExp) =>
      check(part('radio', { name: choice, inside: part('radiogroup', { name: conflict }) })),
    /** Leaves the desk with what was decided. */
    later: () => click(by('button', 'later')),
    /** Merges into the current edition, and waits until the question has closed. */
    async finish() {
      await click(finishButton);
      await click(by('button', 'confirm', { inside: question }));
      await gone(question);
    },
  };
}

/** `MergeReceipt`: what a merge, an update or an undo did. */
export function mergeReceipt<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, mergeReceiptMessages);
  return {
    receipt: (act: 'merge' | 'update' | 'undo' | 'copy' | 'upgrade' | 'revert' | 'fix') => by('region', act),
    /** The button of a course, which folds its changes. */
    course: (name: string) => part('button', { name: eitherOf([name], true) }),
    /** Asks to undo it. */
    undo: () => click(by('button', 'undoButton')),
    undoQuestion: by('region', 'undoTitle'),
    confirmUndo: () => click(by('button', 'confirmUndo', { inside: by('region', 'undoTitle') })),
  };
}

/** `StandardUpgrade`: where a draft is taken to another standard. */
export function standardUpgrade<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, standardUpgradeMessages);
  const standardButton = (standard: string) => partsCalled(driver, standardChoiceMessages).of('button', 'useOf', { name: standard });
  return {
    desk: by('region', 'title'),
    /** The button that takes a standard which is included, by its name. */
    standardButton,
    /** How many questions are answered. */
    progress: by('progressbar', 'progress'),
    result: by('complementary', 'result'),
    finishButton: by('button', 'finish'),
    /** The heading of a finished upgrade. */
    doneTitle: by('heading', 'doneTitle'),
    /** Leads from there to the receipt. */
    receiptLink: by('link', 'receipt'),
    chooseStandard: (standard: string) => click(standardButton(standard)),
    /** The section of a requirement by its heading. */
    section: (name: string | RegExp) => part('region', { name }),
    /** Says how an item of the standard is met. */
    answer: (item: number, answer: 'met' | 'answerLater' | 'add') =>
      check(by('radio', answer, { inside: of('radiogroup', 'demand', { item }) })),
    later: () => click(by('button', 'later')),
    finish: () => click(by('button', 'finish')),
  };
}
