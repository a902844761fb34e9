import type { GraduateRequire, MajorInfo, RequireUse } from '@college/curriculum-model';
import { goals, graduateRequires, majors, sampleCourseUnit, sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import type { MajorDetailSource } from '../MajorDetail/MajorDetailSource';

/** A save that somebody else was faster with. */
function conflict() {
  return Object.assign(new Error('他人已先保存，请比较后再保存'), { code: '30009' });
}

/** What hangs on the indicator points of 软件工程 by the course 数据结构. */
export function sampleRequireUse(): RequireUse[] {
  const course = sampleCourseUnit(1004);
  const strengths = new Map(
    sampleLinkedMatrices.bindings.filter(({ courseId }) => courseId === 1004).map(({ requireId, relate }) => [requireId, relate]),
  );
  const indicators = new Set([...strengths.keys(), ...goals.filter(({ courseId }) => courseId === 1004).map(({ parentId }) => parentId)]);
  return [...indicators].map((indicatorId) => ({
    indicatorId,
    courses: [
      {
        id: course.id,
        name: course.name,
        translations: course.translations,
        relate: strengths.get(indicatorId) ?? -1,
        goals: goals.filter(({ courseId, parentId }) => courseId === course.id && parentId === indicatorId).length,
      },
    ],
  }));
}

/** A server with one major in memory, with its first requirements or all: it keeps versions, gives ids, and answers an old version with the conflict. */
export function fakeMajorDetail({ edit = true, count = 11 }: { edit?: boolean; count?: number } = {}) {
  const sample = majors.find(({ id }) => id === 1001)!;
  const stored = {
    major: { ...sample, edit } as MajorInfo,
    requires: structuredClone(graduateRequires[1001]!.slice(0, count)) as GraduateRequire[],
  };
  let nextId = 9000;
  const countUp = () => {
    stored.major = { ...stored.major, version: (stored.major.version ?? 0) + 1 };
  };
  const source: MajorDetailSource = {
    loadMajorRecord: async () => stored.major,
    listGraduateRequires: async () => stored.requires,
    loadRequireUse: async () => sampleRequireUse(),
    async saveRequires({ version, list }) {
      if (version !== stored.major.version) throw conflict();
      const idOf = (id: number) => id || (nextId += 1);
      stored.requires = list.map((row) => ({
        ...row,
        id: idOf(row.id),
        children: row.children.map((child) => ({ ...child, id: idOf(child.id) })),
      }));
      countUp();
      return stored.requires;
    },
    async saveMajor({ version, ...facts }) {
      if (version !== stored.major.version) throw conflict();
      stored.major = { ...stored.major, ...facts };
      countUp();
      return { id: stored.major.id, version: stored.major.version! };
    },
  };
  return {
    source,
    stored,
    /** Somebody else saves these requirements. */
    saveElsewhere(change: (requires: GraduateRequire[]) => GraduateRequire[]) {
      stored.requires = change(structuredClone(stored.requires));
      countUp();
    },
  };
}
