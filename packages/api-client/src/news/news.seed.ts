import type { NewsItem } from '@college/curriculum-model';

/** One more news item than a page holds, so that the pagination shows (reference §2.9). */
export function newsSeed(): NewsItem[] {
  return Array.from({ length: 21 }, (_, index) => ({
    id: 1001 + index,
    title: `教学通知 ${index + 1}`,
    content: `第 ${index + 1} 号通知：请各课程负责人核对课程单元与教学目标。`,
    createTime: `2026-04-${String(index + 1).padStart(2, '0')}T08:00:00+08:00`,
    version: 1,
  }));
}
