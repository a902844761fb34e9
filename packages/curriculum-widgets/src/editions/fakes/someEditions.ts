import type { Edition, EditionProgressFigures } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';

const day = 86_400_000;
const begun = Date.parse('2026-05-14T00:00:00.000Z');

/** A draft of the sample's major; `no` counts from the earliest. */
export function aDraft(no: number, change: Partial<Edition> = {}): Edition {
  const time = new Date(begun - (20 - no) * day).toISOString();
  return {
    id: 9000 + no,
    kind: 'draft',
    status: 'open',
    name: `修订稿 ${no}`,
    entryYear: null,
    reason: '',
    homeMajorId: 1001,
    majorId: 9100 + no,
    userId: userIds.majorLeader,
    userName: '周敏',
    createTime: time,
    updateTime: time,
    version: 1,
    ...change,
  };
}

const numbers = Array.from({ length: 12 }, (_, requirement) => [`${requirement + 1}.1`, `${requirement + 1}.2`]).flat();

/** The figures of a draft; `weak` and `none` name the indicator points without strong support. */
export function someFigures({
  weak = [],
  none = [],
  ...change
}: Partial<EditionProgressFigures> & { weak?: readonly string[]; none?: readonly string[] } = {}): EditionProgressFigures {
  const total = numbers.length;
  const covered = total - weak.length - none.length;
  return {
    changes: 21,
    coursesTouched: 10,
    strong: { before: { covered: covered - 1, total }, after: { covered, total } },
    indicators: numbers.map((number) => ({
      key: number,
      number,
      strong: weak.includes(number) || none.includes(number) ? 0 : 2,
      weak: none.includes(number) ? 0 : 1,
    })),
    behind: { changes: 0, conflicts: 0 },
    ...change,
  };
}

/** Three drafts of which one is behind, as the list answers them with their figures. */
export function threeDrafts({ isEnglish = false } = {}): Edition[] {
  const word = (zh: string, en: string) => (isEnglish ? en : zh);
  const zhou = word('周敏', 'Zhou Min');
  return [
    aDraft(12, {
      name: word('2026 修订', 'Revision 2026'),
      entryYear: 2026,
      reason: word('补齐沟通与终身学习的支撑', 'Close the gaps of communication and lifelong learning'),
      userName: zhou,
      figures: someFigures({ weak: ['10.1'] }),
    }),
    aDraft(10, {
      name: word('实践学时试稿', 'More practice'),
      kind: 'scenario',
      reason: word('计算机网络、操作系统各减 4 实践学时', 'Four hours of practice less in two courses'),
      userId: userIds.majorEditor,
      userName: word('李航', 'Li Hang'),
      figures: someFigures({ changes: 4, coursesTouched: 2, weak: ['8.2', '10.1'], none: ['12.2'] }),
    }),
    aDraft(3, {
      name: word('伦理课拆分', 'Ethics in two courses'),
      reason: word('工程伦理拆为两门', 'Engineering ethics becomes two courses'),
      userName: zhou,
      figures: someFigures({
        changes: 17,
        coursesTouched: 3,
        behind: { changes: 12, conflicts: 5 },
        weak: ['8.2'],
        none: ['12.1', '12.2'],
      }),
    }),
  ];
}
