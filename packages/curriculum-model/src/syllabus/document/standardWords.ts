import type { Bilingual } from '../../language';
import { hasChinese } from './wording';

/** Column heads of the teaching time schedule (reference §2.12). */
export const scheduleLabels: readonly Bilingual[] = [
  { zh: '时段', en: 'Time slot' },
  { zh: '节次', en: 'Period' },
  { zh: '星期一', en: 'Monday' },
  { zh: '星期二', en: 'Tuesday' },
  { zh: '星期三', en: 'Wednesday' },
  { zh: '星期四', en: 'Thursday' },
  { zh: '星期五', en: 'Friday' },
  { zh: '星期六', en: 'Saturday' },
  { zh: '星期日', en: 'Sunday' },
];

const usual: readonly Bilingual[] = [
  { zh: '上午', en: 'Morning' },
  { zh: '中午', en: 'Noon' },
  { zh: '下午', en: 'Afternoon' },
  { zh: '晚上', en: 'Evening' },
  { zh: '全天', en: 'All day' },
  { zh: '单周', en: 'odd weeks' },
  { zh: '双周', en: 'even weeks' },
  { zh: '线上', en: 'Online' },
  { zh: '教室', en: 'Room' },
  { zh: '机房', en: 'Computer lab' },
  { zh: '实验室', en: 'Laboratory' },
  { zh: '理论', en: 'Theory' },
  { zh: '上机', en: 'Lab' },
  { zh: '作业', en: 'Assignments' },
  { zh: '平时作业', en: 'Assignments' },
  { zh: '实验', en: 'Lab work' },
  { zh: '考勤', en: 'Attendance' },
  { zh: '课堂表现', en: 'Class participation' },
  { zh: '课堂讨论', en: 'Discussion' },
  { zh: '小组讨论', en: 'Group discussion' },
  { zh: '测验', en: 'Quizzes' },
  { zh: '课程设计', en: 'Course project' },
  { zh: '课程论文', en: 'Course paper' },
  { zh: '实验报告', en: 'Lab reports' },
  { zh: '期中考试', en: 'Midterm exam' },
  { zh: '期末考试', en: 'Final exam' },
  { zh: '期末考查', en: 'Final assessment' },
];

const byText = new Map([...scheduleLabels, ...usual].flatMap((word) => [[word.zh, word] as const, [word.en.toLowerCase(), word] as const]));

/** Both languages of a short table entry of usual words, such as 上午 or 机房 B4; undefined for any other. */
export function standardWord(text: string): Bilingual | undefined {
  const whole = byText.get(text.trim().toLowerCase());
  if (whole || !hasChinese(text)) return whole;
  const words = text.trim().split(/\s+/);
  const known = words.map((word) => (hasChinese(word) ? byText.get(word)?.en : word));
  return known.includes(undefined) ? undefined : { zh: text.trim(), en: known.join(' ') };
}
