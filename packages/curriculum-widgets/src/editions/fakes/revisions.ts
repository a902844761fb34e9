import type { AuthoredEntry } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { TwoStates } from './aComparison';
import { add, addCourse, indicator, remove, removeCourse, revise, support, textAt, write } from './revise';
import { sampleState } from './sampleState';

const before = sampleState();
const introduction = textAt(before, 'course:1009', 'course', '', 'introduction');
const criterion = textAt(before, 'course:1014', 'course', '', 'criterion');
const goal = (lineage: number, key: string, number: string, zh: string, en: string) =>
  add(lineage, 'goal', { key, under: indicator(number), fields: { description: zh, 'description.en': en, isBound: true } });

const saved = (course: number | null, entity: AuthoredEntry['entity'], userId: number, userName: string, at: string): AuthoredEntry => ({
  course,
  entity,
  goal: null,
  userId,
  userName,
  at,
});

/** The revision of 2026: support added, removed, strengthened and weakened, texts, hours, and a new elective course. */
export function revision2026(): TwoStates {
  const after = revise(
    before,
    support(1001, '1.2', null),
    write(1001, 'course', '', { theoryPeriod: 144 }),
    write(1004, 'goal', String(firstGoal(1004)), {
      description: '能为实际问题选择恰当的逻辑结构，建立模型并比较方案',
      'description.en': 'choose a fitting logical structure for a real problem, model it and compare designs',
    }),
    support(1005, '2.1', null),
    support(1008, '8.2', '☆'),
    goal(1008, '5081', '8.2', '能在团队中承担不同角色', 'take different roles in a team'),
    support(1008, '10.2', '☆'),
    goal(1008, '5082', '10.2', '能估算项目的成本', 'estimate the cost of a project'),
    support(1009, '5.2', '☆'),
    write(1009, 'course', '', {
      introduction: introduction.replace('自动化测试和非功能测试', '接口自动化测试，并说明其适用范围'),
      'introduction.en': textAt(before, 'course:1009', 'course', '', 'introduction.en').replace('automation', 'automation of interfaces'),
    }),
    support(1013, '11.1', '★'),
    support(1013, '11.2', '★'),
    goal(1013, '5131', '11.2', '能在选题中评估新技术并说明取舍', 'weigh new technology in choosing a topic and explain the choice'),
    support(1014, '9.2', '★'),
    write(1014, 'course', '', {
      criterion: criterion === '' ? '完成一次面向外校同学的英语技术报告并答问。' : `${criterion}并完成一次英语技术报告。`,
    }),
    support(1015, '6.2', '☆'),
    goal(1015, '5151', '6.2', '能说明技术政策与社会发展的关系', 'explain how technology policy and society relate'),
    addCourse(3016, {
      name: '开源软件协作',
      'name.en': 'Open-Source Collaboration',
      classId: 2,
      typeId: 3,
      theoryPeriod: 16,
      practicePeriod: 16,
    }),
    support(3016, '8.1', '☆'),
    support(3016, '9.1', '☆'),
    goal(3016, '5161', '8.1', '能按社区约定协作开发', 'work by the rules of a community'),
    goal(3016, '5162', '9.1', '能用书面方式讨论变更', 'discuss changes in writing'),
  );
  return { before, after, entries };
}

const entries = [
  saved(1009, 'majorMatrix', userIds.majorEditor, '周敏', '2026-05-12T02:10:00.000Z'),
  saved(1009, 'courseUnit', userIds.majorEditor, '周敏', '2026-05-12T02:14:00.000Z'),
  saved(1013, 'majorMatrix', userIds.majorEditor, '周敏', '2026-05-13T01:00:00.000Z'),
  saved(1013, 'goal', userIds.majorEditor, '周敏', '2026-05-13T01:20:00.000Z'),
  saved(1014, 'majorMatrix', userIds.collegeAdmin, '赵启明', '2026-05-13T06:00:00.000Z'),
  saved(1014, 'courseUnit', userIds.collegeAdmin, '赵启明', '2026-05-13T06:10:00.000Z'),
  saved(1001, 'majorMatrix', userIds.collegeAdmin, '赵启明', '2026-05-10T06:10:00.000Z'),
  saved(1001, 'courseUnit', userIds.collegeAdmin, '赵启明', '2026-05-10T06:12:00.000Z'),
];

/** One course with another name. */
export function renamedCourse(): TwoStates {
  return {
    before,
    after: revise(before, write(1004, 'course', '', { name: '数据结构与算法', 'name.en': 'Data Structures and Algorithms' })),
  };
}

/** The last two requirements and their indicator points with other numbers. */
export function renumberedIndicators(): TwoStates {
  const renumber = (key: string, number: string) => [write('major', 'indicator', indicator(key), { number, 'number.en': number })];
  return {
    before,
    after: movedRequirement(
      revise(before, ...renumber('10.1', '11.1'), ...renumber('10.2', '11.2'), ...renumber('11.1', '10.1'), ...renumber('11.2', '10.2')),
    ),
  };
}

/** 终身学习 before 项目管理: both requirements are counted anew. */
function movedRequirement(state: typeof before): typeof before {
  const list = state.major.records.requirement ?? [];
  const requirement = [...list.slice(0, -2), list.at(-1)!, list.at(-2)!];
  return { ...state, major: { ...state.major, records: { ...state.major.records, requirement } } };
}

/** An indicator point under another requirement. */
export function movedIndicator(): TwoStates {
  return {
    before,
    after: revise(before, write('major', 'indicator', indicator('4.2'), {}, String(Number(before.major.records.requirement![1]!.key)))),
  };
}

/** An indicator point in two. */
export function splitIndicator(): TwoStates {
  const first = indicator('2.2');
  const under = before.major.records.requirement![1]!.key;
  const piece = (key: string, number: string, zh: string, en: string) =>
    add('major', 'indicator', {
      key,
      under,
      fields: { number, 'number.en': number, description: zh, 'description.en': en, derivedFrom: [Number(first)] },
    });
  return {
    before,
    after: revise(
      before,
      remove('major', 'indicator', first),
      piece('4201', '2.2', '能借助文献寻找可替代的方案', 'find alternatives with the literature'),
      piece('4202', '2.3', '能比较方案并得出有效结论', 'compare designs and reach valid conclusions'),
    ),
  };
}

/** Two indicator points in one. */
export function mergedIndicators(): TwoStates {
  const [kept, gone] = [indicator('9.1'), indicator('9.2')];
  return {
    before,
    after: revise(
      before,
      remove('major', 'indicator', gone),
      write('major', 'indicator', kept, { description: '能在跨文化背景下沟通和交流', derivedFrom: [Number(kept), Number(gone)] }),
    ),
  };
}

/** A course that was not there. */
export function addedCourse(): TwoStates {
  return {
    before,
    after: revise(
      before,
      addCourse(3016, {
        name: '开源软件协作',
        'name.en': 'Open-Source Collaboration',
        classId: 2,
        typeId: 3,
        theoryPeriod: 16,
        practicePeriod: 16,
      }),
      support(3016, '8.1', '☆'),
      goal(3016, '5161', '8.1', '能按社区约定协作开发', 'work by the rules of a community'),
    ),
  };
}

/** A course that is gone, and with it the only strong support of an indicator point. */
export function removedCourse(): TwoStates {
  return { before, after: revise(before, removeCourse(1009)) };
}

/** Support alone: gaps opened and closed. */
export function otherCoverage(): TwoStates {
  return {
    before,
    after: revise(
      before,
      support(1009, '5.2', '☆'),
      support(1003, '5.1', '☆'),
      support(1014, '9.2', '★'),
      support(1013, '11.2', '★'),
      goal(1013, '5131', '11.2', '能在选题中评估新技术并说明取舍', 'weigh new technology in choosing a topic'),
    ),
  };
}

/** Texts alone, one of them written anew. */
export function otherTexts(): TwoStates {
  const texts = revision2026();
  const position = '先修操作系统与软件工程，面向三年级；以企业案例贯穿各章，期末完成一份测试报告。';
  return {
    before,
    after: revise(
      before,
      write(1009, 'course', '', { introduction: textAt(texts.after, 'course:1009', 'course', '', 'introduction'), position }),
    ),
  };
}

/** So many changes: texts of chapters and goals of every course. */
export function manyChanges(count: number): TwoStates {
  const acts = before.courses.flatMap(({ lineage, records }) => [
    ...(records.chapter ?? []).map(({ key, fields }) => write(lineage, 'chapter', key, { name: `${String(fields.name)}（修订）` })),
    ...(records.goal ?? []).map(({ key, fields }) =>
      write(lineage, 'goal', key, { description: `${String(fields.description)}，并说明依据` }),
    ),
    ...(records.course ?? []).map(() => write(lineage, 'course', '', { position: '本课程的定位按新的培养目标重新表述。' })),
    ...(records.point ?? []).map(({ key, fields }) => write(lineage, 'point', key, { title: `${String(fields.title)}与应用` })),
  ]);
  const added = Array.from({ length: Math.max(0, count - acts.length) }, (_, index) =>
    add(1001 + (index % 15), 'chapter', { key: String(6001 + index), fields: { name: `新增第 ${index + 1} 讲` } }),
  );
  return { before, after: revise(before, ...[...acts, ...added].slice(0, count)), entries };
}

/** Two states that say the same. */
export function sameStates(): TwoStates {
  return { before, after: sampleState() };
}

function firstGoal(lineage: number): number {
  return Number(before.courses.find((part) => part.lineage === lineage)?.records.goal?.[0]?.key);
}
