import { reportArchiveMessages } from '../syllabus/ReportArchive/messages';
import { reportExportMessages } from '../syllabus/ReportExport/messages';
import { reportLinksMessages } from '../syllabus/ReportLinks/messages';
import { shareLinksMessages } from '../support/shareLinks/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';

/** `ReportExport` and `ReportArchive`: course start reports as files, one or many. */
export function reportExport<Part>(driver: Driver<Part>) {
  const { check, click } = driver;
  const one = partsCalled(driver, reportExportMessages);
  const many = partsCalled(driver, reportArchiveMessages);
  return {
    button: (file: 'word' | 'pdf') => one.by('button', file),
    download: (file: 'word' | 'pdf') => click(one.by('button', file)),
    /** The window for the reports of several courses, by how many they are. */
    archive: (count: number) => many.of('dialog', 'title', { count }),
    chooseFile: (file: 'wordFile' | 'pdfFile') => check(one.by('radio', file)),
    chooseLanguages: (languages: 'zh' | 'en' | 'both') => check(many.by('radio', languages)),
    downloadArchive: () => click(many.by('button', 'start')),
  };
}

/** `ReportLinks`: links by which others read a report. */
export function reportLinks<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, reportLinksMessages);
  const links = partsCalled(driver, shareLinksMessages);
  return {
    list: links.by('list', 'list'),
    open: () => click(by('button', 'open')),
    create: () => click(links.by('button', 'create')),
    /** Copies the link that was made at a time. */
    copy: (time: string) => click(links.of('button', 'copyOf', { time })),
    /** Asks to revoke it. */
    revoke: (time: string) => click(links.of('button', 'revokeOf', { time })),
    revokeQuestion: links.by('alertdialog', 'revokeTitle'),
    confirmRevoke: () => click(links.by('button', 'revokeAct')),
  };
}
