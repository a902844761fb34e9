import { describe, expect, it } from 'vitest';
import { standardCategories } from '@college/curriculum-model';
import type { CatalogueCategory } from './TeachStandardSource';
import { countMajors, nameOf, openAtFirst, standardNodes } from './standardTree';

const words = {
  language: 'zh',
  categoryNote: ({ classes, majors }: { classes: number; majors: number }) => `${classes}/${majors}`,
  classNote: ({ majors }: { majors: number }) => `${majors}`,
  hrefOf: (id: number) => `#${id}`,
} as const;
const majors = [
  { id: 1001, code: '080901', name: '计算机科学与技术' },
  { id: 1002, code: '080902', name: '软件工程' },
  { id: 1003, code: '080717T', name: '人工智能' },
  { id: 1004, code: '080202', name: '机械设计制造及其自动化' },
  { id: 1005, code: '071201', name: '统计学' },
];

/** The whole standard with the majors of a college. */
function catalogue(own = majors): CatalogueCategory[] {
  return standardCategories.map(({ code, name, classes }) => ({
    code,
    name: name.zh,
    classes: classes.map((one) => ({ code: one.code, name: one.name.zh, majors: own.filter((major) => major.code.startsWith(one.code)) })),
  }));
}
const all = catalogue();

describe('the standard as a tree', () => {
  it('has its 12 categories and 92 classes, with the majors under their classes', () => {
    const nodes = standardNodes(all, words, false);
    expect([nodes.length, nodes.flatMap(({ children }) => children).length]).toEqual([12, 92]);
    const engineering = nodes.find(({ id }) => id === '08')!;
    expect(engineering.note).toBe(`31/${countMajors(all.find(({ code }) => code === '08')!.classes)}`);
    const computing = engineering.children!.find(({ id }) => id === '0809')!;
    expect(computing).toMatchObject({ lead: '0809', label: '计算机类' });
    expect(computing.children!.map(({ lead, href }) => [lead, href])).toContainEqual(['080902', '#1002']);
  });

  it('keeps only classes with majors on request', () => {
    const nodes = standardNodes(all, words, true);
    expect(nodes.map(({ id }) => id)).toEqual(['07', '08']);
    expect(nodes.flatMap(({ children }) => children).every((one) => one!.children!.length > 0)).toBe(true);
    expect(standardNodes([{ code: '01', name: '哲学', classes: [] }], words, true)).toEqual([]);
  });

  it('opens the way to the majors', () => {
    expect([...openAtFirst(all)]).toEqual(['07', '0712', '08', '0802', '0807', '0809']);
  });

  it('reads in English what it knows, and leaves other names as they are', () => {
    expect(nameOf({ code: '0809', name: '计算机类' }, 'en')).not.toMatch(/\p{Script=Han}/u);
    expect(nameOf({ code: '0809', name: '另一类' }, 'en')).toBe('另一类');
    expect(nameOf({ code: '0832', name: '交叉工程类' }, 'en')).toBe('交叉工程类');
  });
});
