import type { Bilingual, Language } from '../language';
import { cutFileName } from '../syllabus/document/reportFileName';
import { completionOf, completionPartNames } from './completion';
import type { CompletionItem } from './itemSchema';
import { completionParts, completionScreens } from './messages';

/** A table of the report: a name, columns and rows of text. */
export interface ReportTable {
  name: string;
  columns: string[];
  rows: string[][];
}

const words = {
  summary: { zh: '汇总', en: 'Summary' },
  details: { zh: '明细', en: 'Details' },
  part: { zh: '部分', en: 'Part' },
  done: { zh: '完成/总数', en: 'Done/total' },
  rate: { zh: '完成度', en: 'Percentage' },
  item: { zh: '项目', en: 'Item' },
  filled: { zh: '是否已填', en: 'Filled' },
  place: { zh: '填写位置', en: 'Where to fill it' },
  missing: { zh: '待完成', en: 'Still to do' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
} satisfies Record<string, Bilingual>;

/** The completion report: the figures of the parts, then every item with the page on which it is filled in (domain.md §8). */
export function completionReport(items: readonly CompletionItem[], language: Language): { summary: ReportTable; details: ReportTable } {
  const say = (name: keyof typeof words) => words[name][language];
  const figures = completionOf(items);
  const summary = completionPartNames.map((part) => [completionParts[part][language], figures[part].completion, `${figures[part].rate}%`]);
  const details = items.map((item) => [
    completionParts[item.part][language],
    item.name[language],
    say(item.isDone ? 'yes' : 'no'),
    completionScreens[item.target.screen][language],
    item.isDone ? '' : item.sentence[language],
  ]);
  return {
    summary: { name: say('summary'), columns: [say('part'), say('done'), say('rate')], rows: summary },
    details: { name: say('details'), columns: [say('part'), say('item'), say('filled'), say('place'), say('missing')], rows: details },
  };
}

/** The name of the report's file; signs that a file system refuses become spaces, and what is too long is cut (domain.md §8). */
export function completionFileName(courseName: string): string {
  // oxlint-disable-next-line no-control-regex
  const name = cutFileName(courseName.replace(/[\s\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ').trim());
  return `${name === '' ? 'course' : name}-completion.xlsx`;
}
