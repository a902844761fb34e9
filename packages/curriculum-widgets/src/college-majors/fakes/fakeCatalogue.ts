import { standardCategories } from '@college/curriculum-model';
import type { CatalogueCategory, TeachStandardSource } from '../TeachStandard';

const majors = [
  { id: 1001, code: '080901', name: '计算机科学与技术' },
  { id: 1002, code: '080902', name: '软件工程' },
  { id: 1003, code: '080717T', name: '人工智能' },
  { id: 1004, code: '080202', name: '机械设计制造及其自动化' },
  { id: 1005, code: '071201', name: '统计学' },
];

/** The whole standard with five majors of a college. */
export function catalogue(own: readonly { id: number; code: string; name: string }[] = majors): CatalogueCategory[] {
  return standardCategories.map(({ code, name, classes }) => ({
    code,
    name: name.zh,
    classes: classes.map((one) => ({ code: one.code, name: one.name.zh, majors: own.filter((major) => major.code.startsWith(one.code)) })),
  }));
}

export const fakeCatalogue: TeachStandardSource = { listStandardsCatalogue: async () => catalogue() };
