import type { BoardCourse, BoardMajor, Deadline, ProgressBoard } from '@college/curriculum-model';
import { languageOfCode } from '@college/curriculum-model';

interface BoardOptions {
  /** Language code of its names. */
  language?: string;
  departments?: number;
  majors?: number;
  courses?: number;
  deadlines?: Deadline[];
  /** Whether the reader manages the courses, and so may notify their leaders; of every fourth it was done today. */
  canNotify?: boolean;
}

const words = {
  zh: {
    college: '信息学院',
    department: '系',
    major: '专业',
    course: '课程',
    leader: '周敏',
    leaders: ['周敏', '李航', '何佳'],
    missing: '课程没有支撑任何指标点',
    few: '教学目标只有 2 条',
    due: '定稿',
  },
  en: {
    college: 'School of Information',
    department: 'Department',
    major: 'Major',
    course: 'Course',
    leader: 'Zhou Min',
    leaders: ['Zhou Min', 'Li Hang', 'He Jia'],
    missing: 'The course supports no indicator point',
    few: 'Only 2 teaching goals',
    due: 'Final texts',
  },
};

/** A board of so many majors with so many courses each; the same each time. */
export function aBoard({
  language = '80101',
  departments = 2,
  majors = 3,
  courses = 6,
  deadlines,
  canNotify = false,
}: BoardOptions = {}): ProgressBoard {
  const say = words[languageOfCode(language)];
  const rows = Array.from({ length: majors }, (_, index): BoardMajor => ({
    id: 101 + index,
    departmentId: 11 + (index % departments),
    name: `${say.major} ${index + 1}`,
    errors: index === 0 ? 1 : 0,
    reminders: index,
    reviews: index % 3,
    checkedAt: '2026-05-13T08:00:00.000Z',
    isStale: false,
  }));
  return {
    today: '2026-05-14',
    college: say.college,
    departments: Array.from({ length: departments }, (_, index) => ({ id: 11 + index, name: `${say.department} ${index + 1}` })),
    majors: rows,
    courses: rows.flatMap((major, at) =>
      Array.from({ length: courses }, (_, index) => aBoardCourse(major, index, (at * courses + index) % 2 === 0)),
    ),
    deadlines: deadlines ?? [
      { key: 'final', name: say.due, part: 'all', share: 100, due: '2026-05-29', majorIds: [101] },
      { key: 'info', name: say.due, part: 'base', share: 60, due: '2026-05-11', majorIds: [102] },
    ],
  };

  function aBoardCourse(major: BoardMajor, index: number, hasLeader: boolean): BoardCourse {
    const progress = Math.min(100, 20 + Math.round((index * 80) / Math.max(1, courses - 1)));
    const isWorst = index === 1 && major.errors > 0;
    const isDoubtful = index === 2 && major.reminders > 0;
    const leader = canNotify ? say.leaders[index % 3]! : say.leader;
    return {
      id: major.id * 1000 + index,
      majorId: major.id,
      name: `${say.course} ${major.id - 100}.${index + 1}`,
      parts: [100, progress, progress, Math.max(0, progress - 40), progress === 100 ? 100 : 30],
      progress,
      leaders: hasLeader ? [leader] : [],
      ...(canNotify && { notified: hasLeader ? [{ id: 1005 + (index % 3), name: leader, isTold: index % 4 === 2 }] : [] }),
      errors: isWorst ? 1 : 0,
      reminders: isDoubtful ? 1 : 0,
      finding: isWorst
        ? { rule: 'cover.course', sentence: { zh: words.zh.missing, en: words.en.missing } }
        : isDoubtful
          ? { rule: 'goal.count', sentence: { zh: words.zh.few, en: words.en.few } }
          : null,
    };
  }
}
