import type { DocumentLanguages } from '../../syllabus';
import { plainFileName } from '../../syllabus/document/reportFileName';
import { revisionWords as say } from './words';

/** The name of the file without its extension: 软件工程 修订对照表. */
export function revisionFileName(majorName: string, languages: DocumentLanguages = 'zh'): string {
  return `${plainFileName(majorName)} ${say.title[languages === 'en' ? 'en' : 'zh']}`.trim();
}
