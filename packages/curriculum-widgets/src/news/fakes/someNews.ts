import type { NewsItem } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';

const content = '2026年秋季学期课程单元的教学目标请于5月20日前核对完毕。\n\n尚未绑定指标点的课程，请课程负责人在专业主页上补齐。';
const contentInEnglish =
  'Check the teaching goals of the course units of autumn 2026 by 20 May.\n\nCourses without indicator points: leaders bind them on the major home.';

/** News of the latest days, the first with English. */
export function someNews(count: number): NewsItem[] {
  return Array.from({ length: count }, (_, at) => {
    const number = count - at;
    return {
      id: 1000 + number,
      title: at === 0 ? '关于核对教学目标的通知' : `教学简报第${number}期`,
      content: at === 0 ? content : `第${number}期：本周更新了课程矩阵与课点。`,
      createTime: `2026-04-${String(number).padStart(2, '0')}T09:30:00+08:00`,
      version: 1,
      translations: english(
        at === 0
          ? { title: 'Check your teaching goals', content: contentInEnglish }
          : { title: `Teaching brief ${number}`, content: `Brief ${number}: matrices and points of this week.` },
      ),
    };
  });
}
