import { blankFields, reportedCourseFields, type ReportData } from '@college/curriculum-model';
import { additionalInfos } from '@college/curriculum-model/fixtures';

/** How many chapters, and how many points in each: tables that go on over several pages. */
const [chapters, points] = [6, 16];
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What a row begins and ends with: words that no line break parts. */
export const longReportRows = range(chapters * points).map((number) => ({ first: `a${number}z`, last: `b${number}z` }));

function titleOf(number: number) {
  const { first, last } = longReportRows[number - 1]!;
  return `${first}${'能读写的结构，'.repeat(2 + (number % 5))}${last}`;
}

/** A report whose last part is a long table for every chapter, each row of several lines. */
export function longReport(): ReportData {
  return {
    intro: {
      ...blankFields(reportedCourseFields),
      name: '数据结构',
      introduction: '讲授数据结构。'.repeat(40),
      totalPeriodData: [96, 0, 0],
    },
    info: { ...additionalInfos[0]!, attend: '缺课三次者不得参加考试。'.repeat(60) },
    requires: [],
    majorMatrix: [],
    projects: range(chapters).map((id) => ({ id, courseUnitId: 1004, name: `长章${id}`, product: '' })),
    projectMatrix: range(chapters).flatMap((projectId) =>
      range(points)
        .map((place) => ({ number: (projectId - 1) * points + place, place }))
        .map(({ number, place }) => ({
          id: number,
          projectId,
          graduateRequireId: 1,
          relate: number % 3 === 0 ? (1 as const) : (0 as const),
          point: { title: titleOf(number), description: '', number },
          study: '小组讨论',
          teach: '案例驱动',
          product: '',
          week: String(place),
          period: 1,
        })),
    ),
    pointMatrix: [],
    taskGoals: [],
  };
}
