import type { StateRecord, StateRecordKind } from '../editions';
import { record } from '../editions/programme.test-data';
import { requirementCatalogues } from '../majors';
import { namesOf, syllabusFields } from '../records';
import type { JudgedState } from './engine';

/** The records of a programme, to be changed: the major's, and those of each course by its lineage. */
export type Draft = { [Kind in StateRecordKind]?: StateRecord[] };
export interface ProgrammeDraft {
  major: Draft;
  courses: Map<number, Draft>;
  /** The courses as they were approved. */
  approved: Map<number, Draft>;
}

/** A change of a clean programme. */
export type Plant = (draft: ProgrammeDraft) => void;

const headings = requirementCatalogues[0]!.headings;
const topics = ['排序', '查找', '图论', '编译', '网络', '缓存', '索引', '事务', '调度', '渲染', '加密'];
const objects = [
  '数据结构的存取效率',
  '进程调度的先后次序',
  '数据库事务的隔离级别',
  '网络协议的报文格式',
  '编译程序的语法分析表',
  '图形渲染的着色步骤',
];

/** A programme in which each indicator point has the strong support of two courses, and every text says something of its own. */
export function cleanDraft(): ProgrammeDraft {
  const major: Draft = {
    major: [record('', { name: '软件工程', standard: 'CEEAA-2024' })],
    requirement: headings.map(({ zh, en }, at) =>
      record(`${at + 1}`, {
        number: `${at + 1}`,
        description: `${zh}：毕业生在${topics[at]}方面的要求`,
        'description.en': `${en}: of graduates`,
      }),
    ),
    indicator: headings.flatMap((_, at) =>
      [1, 2].map((place) =>
        record(
          `${at + 1}0${place}`,
          {
            number: `${at + 1}.${place}`,
            description: place === 1 ? `能运用${topics[at]}的模型表达复杂系统` : `会设计并验证满足约束的${topics[at]}方案`,
          },
          `${at + 1}`,
        ),
      ),
    ),
  };
  const keys = major.indicator!.map(({ key }) => key);
  const courses = new Map(
    Array.from({ length: 22 }, (_, at) => {
      const lineage = 1001 + at;
      // Each indicator point has strong support of two courses.
      const own = keys.filter((_key, index) => [index, (index + 5) % 22].includes(at));
      return [lineage, cleanCourse(at, own)] as const;
    }),
  );
  return { major, courses, approved: new Map() };
}

function cleanCourse(at: number, indicators: readonly string[]): Draft {
  const syllabus = Object.fromEntries(namesOf(syllabusFields).map((name) => [name, `第${at + 1}门课的说明，见教学要求`]));
  const goals = [0, 1, 2].map((index) => {
    const words = `能分析第${at + 1}号项目中${objects[(at + 2 * index) % objects.length]}并设计改进办法${'甲乙丙'[index]}${at}`;
    return record(`${100 + index}`, { description: words, isBound: true }, indicators[index % indicators.length]);
  });
  return {
    course: [
      record('', {
        name: `课程${at + 1}`,
        classId: 1,
        typeId: 3,
        introduction: '本课程介绍基本方法。',
        criterion: '提交一份设计文档。',
        position: '专业核心课程。',
        theoryPeriod: 32,
        practicePeriod: 32,
      }),
    ],
    chapter: [1, 2].map((n) => record(`${200 + n}`, { name: `单元${n}甲`, theoryPeriod: 16, practicePeriod: 16 })),
    taskGoal: [1, 2].map((n) => record(`${300 + n}`, { description: `完成任务${n}`, product: '实验报告一份' }, `${200 + n}`)),
    point: [0, 1, 2].map((n) => record(`${400 + n}`, { title: `课点名称${n}`, description: '说明文字' })),
    ksa: [record('501', { description: '存储方式' }, 'K'), record('502', { description: '编程实现' }, 'S')],
    binding: indicators.map((key) => record(key, { relate: 0 })),
    goal: goals,
    placedPoint: [0, 1, 2].map((n) =>
      record(`${n === 2 ? 202 : 201}-${100 + n}-${400 + n}`, {
        relate: 0,
        week: n === 2 ? '5-8' : '1-4',
        theoryPeriod: n === 2 ? 16 : 8,
        practicePeriod: n === 2 ? 16 : 8,
      }),
    ),
    placedKsa: [0, 1, 2].map((n) =>
      record(`${n === 2 ? 202 : 201}-${100 + n}-${400 + n}-${n === 2 ? 302 : 301}-${n === 1 ? 502 : 501}`, { relate: 0 }),
    ),
    syllabus: [
      record('', {
        ...syllabus,
        score: 3,
        year: '2026-2027-1',
        yearPeriod: 64,
        students: 40,
        phone: '010-12345678',
        email: 'teacher@example.edu.cn',
        schedule: {
          label: ['星期', '节次', '内容'],
          data: [['一', '1-2', '讲授']],
        },
        examtype: 0,
        exampercent: {
          type: 0,
          rows: [
            {
              part: 'regular',
              label: '实验',
              percent: 40,
            },
            {
              part: 'final',
              label: '笔试',
              percent: 60,
            },
          ],
        },
      }),
    ],
  };
}

/** The programme of a draft. */
export function programmeOf({ major, courses, approved }: ProgrammeDraft): JudgedState {
  const parts = (drafts: ProgrammeDraft['courses']) =>
    [...drafts].map(([lineage, records]) => ({ kind: 'course', lineage, records }) as const);
  return { major: { kind: 'major', lineage: 7, records: major }, courses: parts(courses), approved: parts(approved) };
}

/** A clean programme with something done to it. */
export function planted(...plants: readonly Plant[]): JudgedState {
  const draft = cleanDraft();
  for (const plant of plants) plant(draft);
  return programmeOf(draft);
}

const records = (draft: ProgrammeDraft, lineage: number | 'major') => (lineage === 'major' ? draft.major : draft.courses.get(lineage)!);

/** Writes fields of a record. */
export function sets(lineage: number | 'major', kind: StateRecordKind, key: string, fields: StateRecord['fields']): Plant {
  return (draft) => {
    const list = records(draft, lineage)[kind]!;
    const at = list.findIndex((one) => one.key === key);
    list[at] = { ...list[at]!, fields: { ...list[at]!.fields, ...fields } };
  };
}

/** Takes records out; all of the kind where no key is given. */
export function drops(lineage: number | 'major', kind: StateRecordKind, isDropped: (one: StateRecord) => boolean = () => true): Plant {
  return (draft) => {
    const part = records(draft, lineage);
    part[kind] = (part[kind] ?? []).filter((one) => !isDropped(one));
  };
}

/** Puts a record at the end of its list. */
export function adds(lineage: number | 'major', kind: StateRecordKind, ...added: readonly StateRecord[]): Plant {
  return (draft) => {
    const part = records(draft, lineage);
    part[kind] = [...(part[kind] ?? []), ...added];
  };
}

/** Approves a course as it stands. */
export function approves(lineage: number): Plant {
  return ({ courses, approved }) => {
    const lists = Object.entries(courses.get(lineage)!).map(([kind, list]) => [kind, [...list]] as const);
    approved.set(lineage, Object.fromEntries(lists));
  };
}

/** Several changes as one. */
export function all(...plants: readonly Plant[]): Plant {
  return (draft) => plants.forEach((plant) => plant(draft));
}
