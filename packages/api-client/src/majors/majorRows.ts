import { completionItems, completionOf, may, progressOf, textOf, type Language, type MajorListItem } from '@college/curriculum-model';
import type { Major, MajorInfo, RequireUse } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { courseDataOf } from '../completion/completion.mock';
import { editionPlaceOf } from '../editions/editionRows';
import type { MockState } from '../mock-api/mockState';
import { chainOf } from '../mock-api/rights';

/** The units of a major that lists show. */
export function savedUnitsOf(state: MockState, majorId: number) {
  return state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
}

/** How complete a course is, in percent. */
export function progressOfUnit(state: MockState, unitId: number): number {
  return progressOf(completionOf(completionItems(courseDataOf(state, unitId))));
}

/** A major as recorded, with the caller's right to edit it. */
export function infoOf(state: MockState, major: Major, user: SampleUser, language: Language): MajorInfo {
  const chain = chainOf(state, 'major', major.id);
  const edition = editionPlaceOf(state, major.id, language);
  const departmentId = chain.departmentId ?? major.departmentId;
  return { ...major, departmentId, edit: may(user, 'manage', chain), ...(edition ? { edition } : {}) };
}

/** A major as the list of majors shows it. */
export function listItemOf(state: MockState, major: Major, user: SampleUser, language: Language): MajorListItem {
  const department = state.departments.find(({ id }) => id === major.departmentId);
  const units = savedUnitsOf(state, major.id);
  const total = units.reduce((sum, { id }) => sum + progressOfUnit(state, id), 0);
  const changes = units.flatMap(({ updateTime }) => updateTime ?? []);
  return {
    id: major.id,
    name: textOf(major, 'name', language),
    code: major.code,
    edit: may(user, 'manage', chainOf(state, 'major', major.id)),
    departmentId: major.departmentId,
    departmentName: department ? textOf(department, 'name', language) : '',
    courseCount: units.length,
    progress: units.length === 0 ? null : Math.round(total / units.length),
    updateTime: changes.toSorted().at(-1) ?? state.now(),
    translations: major.translations,
  };
}

/** What depends on each indicator point of a major, by course. */
export function requireUseOf(state: MockState, majorId: number): RequireUse[] {
  const indicatorIds = (state.requires.get(majorId) ?? []).flatMap(({ children }) => children.map(({ id }) => id));
  const units = savedUnitsOf(state, majorId);
  return indicatorIds.flatMap((indicatorId) => {
    const courses = units.flatMap(({ id, name, translations }): RequireUse['courses'] => {
      const binding = state.bindings.find(({ courseId, requireId }) => courseId === id && requireId === indicatorId);
      const goals = state.goals.filter(({ courseId, parentId }) => courseId === id && parentId === indicatorId).length;
      return binding || goals > 0 ? [{ id, name, relate: binding?.relate ?? -1, goals, translations }] : [];
    });
    return courses.length > 0 ? [{ indicatorId, courses }] : [];
  });
}

/** Takes an indicator point away with its bindings, the goals under it and their cells. */
export function removeIndicators(state: MockState, indicatorIds: ReadonlySet<number>): void {
  const goalIds = new Set(state.goals.filter(({ parentId }) => indicatorIds.has(parentId)).map(({ id }) => id));
  const cells = new Set(state.courseCells.filter(({ graduateRequireId }) => goalIds.has(graduateRequireId)).map(({ id }) => id));
  state.bindings = state.bindings.filter(({ requireId }) => !indicatorIds.has(requireId));
  state.goals = state.goals.filter(({ id }) => !goalIds.has(id));
  state.courseCells = state.courseCells.filter(({ id }) => !cells.has(id));
  state.projectCells = state.projectCells.filter(({ projectMatrixId }) => !cells.has(projectMatrixId));
}
