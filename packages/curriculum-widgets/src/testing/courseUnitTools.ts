import { courseChoiceMessages } from '../course-units/CourseChoice/messages';
import { coursePickerMessages } from '../course-units/CoursePicker/messages';
import { leaveDialogMessages } from '../course-units/LeaveDialog/messages';
import { pointsPreviewMessages } from '../course-units/PointsPreview/messages';
import { pointsUploadMessages } from '../course-units/PointsUpload/messages';
import { projectTableMessages } from '../course-units/ProjectTable/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `CoursePicker`: where one chooses the course that a page is about. */
export function coursePicker<Part>(driver: Driver<Part>) {
  const { part, write } = driver;
  const { by } = partsCalled(driver, coursePickerMessages);
  const section = (which: 'recent' | 'mine' | 'majors' | 'found') => by('region', which);
  return {
    search: by('searchbox', 'find'),
    section,
    /** A course or a major, by its name. */
    link: (which: Parameters<typeof section>[0], name: string | RegExp) => part('link', { name, inside: section(which) }),
    find: (words: string) => write(by('searchbox', 'find'), words),
  };
}

/** `CourseChoice`: the courses of a major, one of which a page is to be about. */
export function courseChoice<Part>(driver: Driver<Part>) {
  const { part, press, write } = driver;
  const { by } = partsCalled(driver, courseChoiceMessages);
  const search = by('searchbox', 'findCourse');
  return {
    /** A course by its name. */
    course: (name: string) => part('link', { name: eitherOf([name]) }),
    /** Leads to the courses of other majors, where this one has none. */
    otherCourse: by('link', 'otherCourse'),
    /** Finds among many; a short list has no search. */
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
  };
}

/** `LeaveDialog`: what asks before unsaved work is left. */
export function leaveDialog<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, leaveDialogMessages);
  const dialog = by('alertdialog', 'title');
  return {
    dialog,
    stay: () => click(by('button', 'stay', { inside: dialog })),
    leave: () => click(by('button', 'leave', { inside: dialog })),
    saveAndLeave: () => click(by('button', 'saveAndLeave', { inside: dialog })),
  };
}

/** `PointsUpload` and `PointsPreview`: points of a course from a workbook, and what was read. */
export function pointsUpload<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by } = partsCalled(driver, pointsUploadMessages);
  const preview = partsCalled(driver, pointsPreviewMessages);
  const table = preview.by('group', 'label');
  return {
    uploadButton: by('button', 'upload'),
    preview: table,
    /** A point of the preview, by what its row holds. */
    point: (name: string | RegExp) => part('row', { inside: table, holding: { role: 'cell', name } }),
    choose: (kind: 'pointksa' | 'point') => check(by('radio', kind)),
    /** Shows the points that the preview holds back. */
    showRest: (count: number) => click(preview.of('button', 'more', { count })),
    clear: () => click(preview.by('button', 'clear')),
    /** Downloads a template, in the language of the workbook. */
    async downloadTemplate(kind: 'pointksa' | 'point', language: 'zh' | 'en') {
      await click(by('button', 'template'));
      const { zh, en } = pointsUploadMessages;
      const names = [zh, en].map((text) =>
        text.templateIn({ kind: text[kind], language: language === 'zh' ? text.chinese : text.english }),
      );
      await click(part('menuitem', { name: eitherOf(names) }));
    },
  };
}

/** `ProjectTable`: the projects and chapters of a course unit. */
export function projectTable<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, projectTableMessages);
  const { zh, en } = projectTableMessages;
  const cell = (row: number, column: 'name' | 'theory' | 'practice') =>
    part('textbox', { name: eitherOf([`${zh[column]}，第 ${row} 行`, `${en[column]}, row ${row}`]) });
  return {
    table: by('table', 'label'),
    /** A field of a row, from 1. */
    cell,
    write: (row: number, column: Parameters<typeof cell>[1], text: string) => write(cell(row, column), text),
    addRow: () => click(by('button', 'add')),
    removeRow: (row: number) => click(part('button', { name: new RegExp(`^(删除第 ${row} 行|Delete row ${row})(：|:)`) })),
  };
}
