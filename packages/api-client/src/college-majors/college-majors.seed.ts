import {
  standardCategories,
  standardClassEdition,
  standardClassOf,
  type CollegeMajorResponse,
  type OptionItem,
} from '@college/curriculum-model';

const majors = [
  ['080901', '计算机科学与技术'],
  ['080902', '软件工程'],
  ['080903', '网络工程'],
  ['080910T', '数据科学与大数据技术'],
  ['080717T', '人工智能'],
  ['080202', '机械设计制造及其自动化'],
  ['080601', '电气工程及其自动化'],
  ['081001', '土木工程'],
] as const;

/** The id by which a class of the standard is chosen. */
export function classIdOf(code: string): number {
  return 1000 + Number(code);
}

function row([code, name]: (typeof majors)[number], index: number): CollegeMajorResponse {
  const classCode = code.slice(0, 4);
  return {
    id: 1001 + index,
    name,
    type: { id: classIdOf(classCode), name: standardClassOf(code)?.name.zh },
    standard: { id: 1001 },
    academicYears: { id: 1001 },
    code,
    stdKeywords: name,
    score: 160,
    goals: `培养具备${name}专业知识与工程实践能力的应用型人才。`,
    academicSystem: JSON.stringify([
      { courseIds: [1001], score: 60 },
      { courseIds: [1003], score: 100 },
    ]),
    comments: '',
    relates: JSON.stringify([{ label: `${name}技术人员`, occupationLevel: 4, demandType: 1 }]),
    version: 1,
  };
}

/** College majors and the choices of their form. */
export function collegeMajorSeed() {
  const options = (labels: readonly string[]): OptionItem[] => labels.map((label, index) => ({ label, value: 1001 + index }));
  const types: OptionItem[] = standardCategories.map(({ code, name, classes }) => ({
    label: name.zh,
    value: classIdOf(code),
    children: classes.map((one) => ({ label: one.name.zh, value: classIdOf(one.code) })),
  }));
  return {
    types,
    standards: options([standardClassEdition.zh]),
    years: options(['四年', '五年']),
    system: options(['通识课程', '学科基础课程', '专业课程', '集中实践教学环节', '综合课程']),
    rows: majors.map(row),
  };
}
