import { plainFileName } from '../../syllabus/document/reportFileName';

/** The name of the file without its extension: what the major is called, and the edition. */
export function bookletFileName(majorName: string, editionName: string): string {
  return `${plainFileName(majorName)} ${plainFileName(editionName)}`.trim();
}
