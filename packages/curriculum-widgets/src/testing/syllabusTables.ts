import { documentTableMessages } from '../syllabus/DocumentTable/messages';
import { examChoiceMessages } from '../syllabus/ExamChoice/messages';
import { goalShareMessages } from '../syllabus/GoalShareTable/messages';
import { gradeNoteMessages } from '../syllabus/GradeNote/messages';
import { percentMessages } from '../syllabus/PercentTable/messages';
import { scheduleMessages } from '../syllabus/ScheduleTable/messages';
import { signatureMessages } from '../syllabus/Signatures/messages';
import { syllabusOutlineMessages } from '../syllabus/SyllabusOutline/messages';
import { termSelectMessages } from '../syllabus/TermSelect/messages';
import type { Driver } from './Driver';
import { ledBy, partsCalled } from './named';

/** `ScheduleTable`: when and where a course is taught. */
export function scheduleTable<Part>(driver: Driver<Part>) {
  const { click, write } = driver;
  const { by, of } = partsCalled(driver, scheduleMessages);
  return {
    title: by('heading', 'title'),
    /** A cell by its row, from 1, and the head of its column. */
    cell: (row: number, head: string) => of('textbox', 'cell', { row, head }),
    write: (row: number, head: string, text: string) => write(of('textbox', 'cell', { row, head }), text),
    addRow: () => click(by('button', 'add')),
    async actOn(row: number, act: 'insertAbove' | 'insertBelow' | 'moveUp' | 'moveDown' | 'remove') {
      await click(of('button', 'rowActs', { row }));
      await click(by('menuitem', act));
    },
  };
}

/** `PercentTable` and `GradeNote`: what the total score is made of, and what the grades mean. */
export function percentTable<Part>(driver: Driver<Part>) {
  const { check, click, write } = driver;
  const { by, of } = partsCalled(driver, percentMessages);
  return {
    title: by('heading', 'title'),
    gradeNote: partsCalled(driver, gradeNoteMessages).by('note', 'name'),
    /** The share of a row, by the name of its part and its place, from 1. */
    percent: (part: string, row: number) => of('textbox', 'percentOf', { part, row }),
    write: (part: string, row: number, percent: number) => write(of('textbox', 'percentOf', { part, row }), String(percent)),
    add: (part: 'addRegular' | 'addFinal') => click(by('button', part)),
    choose: (scale: 'percentage' | 'fiveLevel') => check(by('radio', scale)),
  };
}

/** `GoalShareTable` and `DocumentTable`: how much of each goal an item assesses, and the matrices of the report. */
export function goalShareTable<Part>(driver: Driver<Part>) {
  const { part, write } = driver;
  const { by, of } = partsCalled(driver, goalShareMessages);
  return {
    title: by('heading', 'title'),
    /** A share, by its item and goal, such as `G1`. */
    share: (item: string, goal: string) => of('textbox', 'shareOf', { item, goal }),
    write: (item: string, goal: string, percent: number) => write(of('textbox', 'shareOf', { item, goal }), String(percent)),
    /** A matrix of the report, by its name. */
    matrix: (name: string | RegExp) => part('table', { name }),
    supported: (strength: 'strong' | 'weak', place = 1) => partsCalled(driver, documentTableMessages).by('img', strength, { place }),
  };
}

/** `ExamChoice` and `TermSelect`: how a course ends, and in which semester it is taught. */
export function syllabusChoices<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const exam = partsCalled(driver, examChoiceMessages);
  const term = part('button', { name: ledBy(termSelectMessages, 'name') });
  return {
    exam: exam.by('radiogroup', 'name'),
    term,
    chooseExam: (how: 'exam' | 'assessment') => check(exam.by('radio', how)),
    async chooseTerm(name: string | RegExp) {
      await click(term);
      await click(part('option', { name }));
    },
  };
}

/** `SyllabusOutline` and `Signatures`: what a report still lacks, and who signs it. */
export function syllabusOutline<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by, of } = partsCalled(driver, syllabusOutlineMessages);
  return {
    outline: by('navigation', 'label'),
    missing: (part: string) => of('list', 'missing', { part }),
    signatures: partsCalled(driver, signatureMessages).by('list', 'name'),
    /** Lists what a part lacks, by the words and number of its button. */
    listMissing: (part: string, count: number) => click(of('button', 'list', { part, count })),
    goTo: (field: string) => click(of('button', 'jump', { field })),
    next: () => click(by('button', 'next', { start: true })),
  };
}
