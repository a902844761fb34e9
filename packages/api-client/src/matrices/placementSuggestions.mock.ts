import { may, placementKey, suggestPlacements, textOf, unpackMatrices } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { majorOf } from '../editions/rows/lineage';
import { linkedMatricesMocks } from './matrices.mock';

export const placementSuggestionMocks = {
  listPlacementSuggestions(request) {
    const { query, state, user, language } = request;
    const own = found(state.courseUnits.find(({ id }) => id === query.courseId));
    const matricesOf = (courseId: number) => unpackMatrices(linkedMatricesMocks.getLinkedMatrices({ ...request, query: { courseId } }));
    const others = state.courseUnits.filter(
      (unit) =>
        unit.name === own.name &&
        unit.majorId !== own.majorId &&
        state.majors.some(({ id }) => id === unit.majorId) &&
        may(user, 'read', chainOf(state, 'course', unit.id)),
    );
    const elsewhere = others.map(({ id, majorId }) => ({
      courseId: id,
      majorName: textOf(majorOf(state, majorId), 'name', language),
      matrices: matricesOf(id),
    }));
    const declined = new Set(state.declinedPlacements.filter((one) => one.courseId === own.id).map(placementKey));
    return suggestPlacements(matricesOf(own.id), elsewhere, language).map((one) => ({
      ...one,
      isDeclined: declined.has(placementKey(one)),
    }));
  },

  declinePlacementSuggestion({ body: { isDeclined, ...at }, state }) {
    const { courseMatrixVOS: rows } = found(state.courseUnits.find(({ id }) => id === at.courseId));
    const isOwn = <Row extends { id: number; courseId: number }>(list: readonly Row[], id: number) =>
      list.some((one) => one.id === id && one.courseId === at.courseId);
    if (!rows.some(({ id }) => id === at.projectId)) throw refusals.invalid('projectId', String(at.projectId));
    if (!isOwn(state.goals, at.goalId)) throw refusals.invalid('goalId', String(at.goalId));
    if (!isOwn(state.points, at.pointId)) throw refusals.invalid('pointId', String(at.pointId));
    const isTask = at.taskGoalId === null || state.taskGoals.some((one) => one.id === at.taskGoalId && one.projectId === at.projectId);
    if (!isTask) throw refusals.invalid('taskGoalId', String(at.taskGoalId));
    if (at.ksaId !== null && !isOwn(state.ksas, at.ksaId)) throw refusals.invalid('ksaId', String(at.ksaId));
    const key = placementKey(at);
    state.declinedPlacements = state.declinedPlacements.filter((one) => one.courseId !== at.courseId || placementKey(one) !== key);
    if (isDeclined) state.declinedPlacements.push(at);
    return true;
  },
} satisfies Partial<MockHandlers>;
