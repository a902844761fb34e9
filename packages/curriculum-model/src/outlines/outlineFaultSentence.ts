import type { Bilingual } from '../language';
import { outlineFaults, outlineFaultsOf, parseOutline } from './outlineText';

const noPoint: Bilingual = {
  zh: '大纲至少要有一个章节和一个课点：章节单独一行，课点以「- 」开头。',
  en: 'An outline needs a chapter and a point: a chapter is a line of its own, a point begins with “- ”.',
};

/** What is wrong first with the chapters of an outline, in a sentence; undefined where nothing is. */
export function outlineFaultSentence(chapters: string): Bilingual | undefined {
  const [fault] = outlineFaultsOf(chapters);
  if (fault) {
    const { zh, en } = outlineFaults[fault.reason];
    return { zh: `第 ${fault.line} 行：${zh}。`, en: `Line ${fault.line}: ${en}.` };
  }
  return parseOutline(chapters).chapters.some(({ points }) => points.length > 0) ? undefined : noPoint;
}

/** The same of one of the outlines of a file, by its title. */
export function importedOutlineFault({ title, chapters }: { title: string; chapters: string }): Bilingual | undefined {
  const fault = outlineFaultSentence(chapters);
  return fault && { zh: `《${title}》${fault.zh}`, en: `“${title}”: ${fault.en}` };
}
