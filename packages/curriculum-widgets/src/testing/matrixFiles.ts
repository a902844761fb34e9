import { matrixExportMessages } from '../matrices/MatrixExport/messages';
import { matrixImportMessages } from '../matrices/MatrixImport/messages';
import { taskGoalsMessages } from '../matrices/TaskGoals/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';

/** `MatrixExport`: downloads the matrices as workbooks. */
export function matrixExport<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, matrixExportMessages);
  const button = by('button', 'export');
  return {
    button,
    /** Downloads one of them, or both. */
    async download(which: 'majorMatrix' | 'courseMatrix' | 'both') {
      await click(button);
      await click(by('menuitem', which));
    },
  };
}

/** `MatrixImport`: reads a workbook into the matrices. */
export function matrixImport<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, matrixImportMessages);
  const { zh, en } = matrixImportMessages;
  const dialog = part('dialog', { name: eitherOf([zh.title, en.title, zh.majorTitle, en.majorTitle]) });
  return {
    button: by('button', 'import'),
    dialog,
    open: () => click(by('button', 'import')),
    /** Says what the file does to what is stored. */
    choose: (mode: 'append' | 'replace') => check(by('radio', mode, { inside: dialog })),
    apply: (count: number) => click(of('button', 'apply', { count }, { inside: dialog })),
  };
}

/** `TaskGoals` and `TaskGoalsDialog`: the task goals of a chapter. */
export function taskGoals<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by, of } = partsCalled(driver, taskGoalsMessages);
  const texts = [taskGoalsMessages.zh, taskGoalsMessages.en] as const;
  const cell = (row: number, column: 'description' | 'product') =>
    part('textbox', { name: eitherOf([`${texts[0][column]}，第 ${row} 行`, `${texts[1][column]}, row ${row}`]) });
  return {
    /** The window of a chapter by its name. */
    dialog: (project: string) => of('dialog', 'titleOf', { project }),
    cell,
    write: (row: number, column: Parameters<typeof cell>[1], text: string) => write(cell(row, column), text),
    add: () => click(by('button', 'add')),
    save: () => click(by('button', 'save')),
  };
}
