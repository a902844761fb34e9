import { reportArchiveMessages } from '../syllabus/ReportArchive/messages';
import { reportExportMessages } from '../syllabus/ReportExport/messages';
import { reportLinksMessages } from '../syllabus/ReportLinks/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';
import { shareLinks } from './shareLinks';

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
  const { by } = partsCalled(driver, reportLinksMessages);
  return { ...shareLinks(driver), open: () => driver.click(by('button', 'open')) };
}
