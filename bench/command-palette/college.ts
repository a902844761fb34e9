import type { FoundGroup, FoundRecord } from '@college/curriculum-model';

/** A part of a name with its pinyin initials and its English. */
type Part = readonly [zh: string, initials: string, en: string];

const subjects: readonly Part[] = [
  ['数据结构', 'sjjg', 'Data Structures'],
  ['操作系统', 'czxt', 'Operating Systems'],
  ['计算机网络', 'jsjwl', 'Computer Networks'],
  ['软件测试', 'rjcs', 'Software Testing'],
  ['工程伦理', 'gcll', 'Engineering Ethics'],
  ['离散数学', 'lssx', 'Discrete Mathematics'],
  ['高等数学', 'gdsx', 'Advanced Mathematics'],
  ['编译原理', 'byyl', 'Compilers'],
  ['数据库原理', 'sjkyl', 'Databases'],
  ['人工智能', 'rgzn', 'Artificial Intelligence'],
  ['机器学习', 'jqxx', 'Machine Learning'],
  ['电路分析', 'dlfx', 'Circuit Analysis'],
  ['信号与系统', 'xhyxt', 'Signals and Systems'],
  ['材料力学', 'cllx', 'Mechanics of Materials'],
  ['流体力学', 'ltlx', 'Fluid Mechanics'],
  ['自动控制', 'zdkz', 'Automatic Control'],
  ['项目管理', 'xmgl', 'Project Management'],
  ['环境工程', 'hjgc', 'Environmental Engineering'],
  ['分析化学', 'fxhx', 'Analytical Chemistry'],
  ['测量学', 'clx', 'Surveying'],
];
const kinds: readonly Part[] = [
  ['', '', ''],
  ['实验', 'sy', 'Laboratory'],
  ['课程设计', 'kcsj', 'Project'],
  ['导论', 'dl', 'Introduction'],
  ['专题', 'zt', 'Topics'],
  ['实习', 'sx', 'Practice'],
  ['双语', 'sy', 'Bilingual'],
  ['基础', 'jc', 'Foundations'],
  ['应用', 'yy', 'Applications'],
  ['综合训练', 'zhxl', 'Training'],
];
const people = ['赵启明', '李航', '周敏', '何佳', '孙越', '王岚'];

/** As many courses as the memory holds at most, in fifty majors. */
export const courseCount = 2000;
const majorCount = 50;
const coursesOfMajor = courseCount / majorCount;

/** The records that a palette remembers, and the initials of their names for a contender that has no table of readings. */
export function makeCollege() {
  const initials = new Map<FoundRecord, string>();
  function named(record: Omit<FoundRecord, 'title' | 'otherTitle' | 'description'>, parts: readonly Part[], tail = ''): FoundRecord {
    const title = parts.map(([zh]) => zh).join('') + tail;
    const otherTitle = `${parts
      .map(([, , en]) => en)
      .filter(Boolean)
      .join(' ')}${tail}`;
    const made = { ...record, title, otherTitle, description: '' };
    initials.set(made, parts.map(([, letters]) => letters).join(''));
    return made;
  }

  const majors = Array.from({ length: majorCount }, (_, index) =>
    named({ id: index + 1, majorId: index + 1, majorCode: `0809${index + 10}`, departmentName: '信息学院' }, [
      subjects[index % subjects.length]!,
      ['工程', 'gc', 'Engineering'],
    ]),
  );
  const courses = Array.from({ length: courseCount }, (_, index) => {
    const major = majors[Math.floor(index / coursesOfMajor)]!;
    const id = 1001 + index;
    const place = {
      id,
      courseId: id,
      majorId: major.id,
      majorName: major.title,
      majorCode: major.majorCode,
      leader: people[index % people.length],
    };
    const parts = [subjects[index % subjects.length]!, kinds[Math.floor(index / subjects.length) % kinds.length]!];
    return named(place, parts, ` ${Math.floor(index / 200) + 1}`);
  });
  const groups: FoundGroup[] = [
    { kind: 'course', total: courses.length, list: courses },
    { kind: 'major', total: majors.length, list: majors },
  ];
  return { groups, initialsOf: (record: FoundRecord) => initials.get(record) ?? '' };
}
