import type { Relate } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';

/** The college of somebody who may edit 数据结构 alone. */
export function aMatrixCollege({ prepare }: { prepare?: (college: College) => void } = {}) {
  return aCollege({
    as: 'courseLeader',
    prepare(college) {
      college.state.users.find(({ id }) => id === userIds.courseLeader)!.relativeId = 1004;
      prepare?.(college);
    },
  });
}

/** Four courses against four requirements, 数据结构 among them: enough for most stories, and quickly drawn. */
export function keepFew({ state }: College) {
  const requirements = state.requires.get(1001)!.slice(0, 4);
  const shown = new Set(requirements.flatMap(({ children }) => children.map(({ id }) => id)));
  state.requires.set(1001, requirements);
  state.courseUnits = state.courseUnits.filter(({ id }) => id >= 1003 && id <= 1006);
  state.bindings = state.bindings.filter(({ requireId }) => shown.has(requireId));
}

/** No indicator points. */
export function keepNoIndicators({ state }: College) {
  state.requires.set(1001, []);
  state.bindings = [];
}

/** No chapters. */
export function keepNoChapters(college: College) {
  college.state.courseUnits.find(({ id }) => id === 1004)!.courseMatrixVOS = [];
  keepNothingPlaced(college);
}

/** No point in the course matrix, and no KSA item in the project matrices. */
export function keepNothingPlaced({ state }: College) {
  state.courseCells = [];
  state.projectCells = [];
}

/** What a failed reading shows, in place of the matrix and in a toast. */
export const unread = { code: '50000', message: '系统错误 System error: 连接中断' };

/** Every reading of the matrices fails, until the next story. */
export function failToRead({ failures }: College) {
  failures.getLinkedMatrices = unread;
}

/** A reading of the matrices that never ends. */
export function neverRead({ failures }: College) {
  failures.getLinkedMatrices = { until: new Promise(() => {}) };
}

/** The matrices of 数据结构 as they are stored, for whoever may edit them. */
export const storedMatrices = (college: College) => college.as('collegeAdmin').matrices.loadMatrices(1004);

/** How 数据结构 supports an indicator point, as it is stored. */
export function storedRelate({ bindings }: College['state'], requireId: number): Relate {
  return bindings.find((binding) => binding.courseId === 1004 && binding.requireId === requireId)?.relate ?? -1;
}

/** Somebody else saves how 数据结构 supports an indicator point. */
export function relateElsewhere(state: College['state'], requireId: number, relate: Relate) {
  const rest = state.bindings.filter((binding) => binding.courseId !== 1004 || binding.requireId !== requireId);
  state.bindings = relate === -1 ? rest : [...rest, { id: state.nextId(), courseId: 1004, majorId: 1001, requireId, relate, goals: [] }];
  const unit = state.courseUnits.find(({ id }) => id === 1004)!;
  unit.version = (unit.version ?? 0) + 1;
}
