import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { cellOf, goalOf, indicatorOf, ksaOf, majorOf, pointOf, rowOf, taskGoalOf, unitOf, type Place } from './place.test-data';

const reads = [
  contract.getMatrixCourse,
  contract.getMajorMatrix,
  contract.getCourseMatrixAxes,
  contract.getCourseMatrixChoices,
  contract.getCourseMatrix,
  contract.getProjectMatrixAxes,
  contract.getProjectMatrices,
  contract.getLinkedMatrices,
  contract.listSupportSuggestions,
  contract.listPlacementSuggestions,
];

/** Attempts at the calls about the matrices. */
export const matrixAttempts: readonly Attempt[] = [
  ...reads.map((endpoint): Attempt => {
    return { endpoint, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }), isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.listTaskGoals,
    act: 'read',
    // The row of the place's unit.
    request: (place) => ({ query: { projectId: rowOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateMajorMatrix,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, relations: [] } }),
    full: (place) => ({ body: { courseId: unitOf(place), relations: [binding(place)] } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.declineSupportSuggestion,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), requireId: indicatorOf(place), isDeclined: false } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.declinePlacementSuggestion,
    act: 'modify',
    request: (place) => {
      const at = {
        projectId: rowOf(place),
        goalId: goalOf(place),
        pointId: pointOf(place),
        taskGoalId: taskGoalOf(place),
        ksaId: ksaOf(place),
      };
      return { body: { courseId: unitOf(place), ...at, isDeclined: false } };
    },
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateCourseMatrix,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, list: [] } }),
    full: (place) => ({ body: { courseId: unitOf(place), list: [{ project: { id: rowOf(place) }, data: [courseCell(place)] }] } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateProjectMatrix,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, list: [] } }),
    full: (place) => {
      return { body: { courseId: unitOf(place), list: [{ courseMatrix: { id: cellOf(place) }, projectMatrices: [projectCell(place)] }] } };
    },
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.saveMajorRows,
    act: 'modifyMajor',
    request: (place) => ({
      body: { majorId: majorOf(place), rows: [{ courseId: unitOf(place), version: 99, relations: [] }] },
    }),
    full: (place) => ({ body: { majorId: majorOf(place), rows: [{ courseId: unitOf(place), relations: [binding(place)] }] } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  // The course's own matrices, and a row of the major matrix: each by itself decides.
  ...[0, 1].map((rowCount): Attempt => {
    const request: Attempt['request'] = (place) => {
      const [majorId, courseId] = [majorOf(place), unitOf(place)];
      const rows = [{ courseId, version: 99, relations: [] }].slice(0, rowCount);
      return { body: { majorId, courseId, version: 99, rows, chapters: [], placedPoints: [] } };
    };
    const attempt: Attempt = { endpoint: contract.saveMatrices, act: 'modify', request, allowed: '30009', isHiddenFromDemo: true };
    return rowCount === 0 ? attempt : { ...attempt, full: (place) => ({ body: wholeSave(place) }) };
  }),
  {
    endpoint: contract.updateTaskGoal,
    act: 'modify',
    request: (place) => ({ body: { id: 999_999, projectId: rowOf(place), description: 'x', product: '' } }),
    full: (place) => ({ body: { id: taskGoalOf(place), projectId: rowOf(place), description: '新的任务', product: '' } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  // The same call with its other body.
  {
    endpoint: contract.updateTaskGoal,
    act: 'modify',
    request: (place) => ({ body: { projectId: rowOf(place), goals: [{ id: 999_999, description: 'x', product: '' }] } }),
    full: (place) => {
      const goal = { id: taskGoalOf(place), projectId: rowOf(place), description: '又一任务', product: '' };
      return { body: { projectId: rowOf(place), goals: [goal] } };
    },
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];

function binding(place: Place) {
  return { requireId: indicatorOf(place), relate: 1, goals: [goalOf(place)] };
}

const arrangement = { study: '', teach: '', product: '', week: '', theoryPeriod: 0, practicePeriod: 0 };

function courseCell(place: Place) {
  const cell = { id: cellOf(place), courseUnitId: unitOf(place), projectId: rowOf(place), graduateRequireId: goalOf(place) };
  return { ...cell, ...arrangement, point: { id: pointOf(place) }, relate: { relate: 1 } };
}

function projectCell(place: Place) {
  return {
    id: cellOf(place),
    projectMatrixId: cellOf(place),
    taskGoalId: taskGoalOf(place),
    ksa: { id: ksaOf(place) },
    relate: { relate: 0 },
  };
}

function wholeSave(place: Place) {
  const [majorId, courseId] = [majorOf(place), unitOf(place)];
  const pointPlace = { projectId: rowOf(place), goalId: goalOf(place), pointId: pointOf(place) };
  return {
    majorId,
    courseId,
    rows: [{ courseId, relations: [{ ...binding(place), relate: 0 }] }],
    chapters: [{ projectId: rowOf(place), points: [{ ...arrangement, goalId: goalOf(place), pointId: pointOf(place), relate: 0 }] }],
    placedPoints: [{ ...pointPlace, ksas: [{ taskGoalId: taskGoalOf(place), ksaId: ksaOf(place), relate: 1 }] }],
  };
}
