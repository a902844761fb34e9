import { localize, type Language, languageOfCode, type MajorListItem } from '@college/curriculum-model';
import { majors } from '@college/curriculum-model/fixtures';
import type { MajorListSource } from '../MajorList/MajorListSource';

/** Majors in two departments; the first four are those of the sample programme. */
export function someMajors(count: number): MajorListItem[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = majors[index];
    const isComputing = index % 2 === 0;
    return {
      id: sample?.id ?? 3001 + index,
      name: sample?.name ?? `专业 ${index + 1}`,
      code: sample?.code ?? `08${String(1000 + index)}`,
      edit: index === 0,
      departmentId: isComputing ? 1001 : 1002,
      departmentName: isComputing ? '计算机学院' : '数据科学学院',
      courseCount: index === 3 ? 0 : 15 + (index % 7),
      progress: index === 3 ? null : (index * 13) % 101,
      updateTime: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}T08:00:00+08:00`,
      translations: sample?.translations ?? { en: { name: { text: `Major ${index + 1}`, updatedAt: '2026-05-13T09:00:00+08:00' } } },
    };
  });
}

const departmentNames: Record<Language, Record<number, string>> = {
  zh: { 1001: '计算机学院', 1002: '数据科学学院' },
  en: { 1001: 'School of Computing', 1002: 'School of Data Science' },
};

/** A server of majors in memory: it searches, narrows, pages and names them in the language asked for. */
export function fakeMajorList(items: readonly MajorListItem[]): MajorListSource {
  return {
    async listMajors({ pageNum, pageSize, keyword = '', departmentId, lang }) {
      const language = languageOfCode(lang ?? '80101');
      const found = items
        .filter((major) => departmentId === undefined || major.departmentId === departmentId)
        .map((major) => ({ ...localize(major, language), departmentName: departmentNames[language][major.departmentId]! }))
        .filter((major) => `${major.name} ${major.code}`.toLowerCase().includes(keyword.toLowerCase()));
      return { pageInfo: { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
    },
  };
}
