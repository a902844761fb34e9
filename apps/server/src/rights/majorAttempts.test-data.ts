import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { departmentOf, indicatorOf, majorOf, requirementOf, unitOf } from './place.test-data';

const page = { pageNum: 1, pageSize: 10 };
const texts = { name: '专业', code: '080999', standard: '' };

/** Attempts at the calls about departments, majors and their graduation requirements. */
export const majorAttempts: readonly Attempt[] = [
  { endpoint: contract.getMajorInfo, act: 'read', request: (place) => ({ query: { majorid: majorOf(place) } }) },
  { endpoint: contract.getGraduateRequires, act: 'read', request: (place) => ({ query: { majorid: majorOf(place) } }) },
  { endpoint: contract.listRequireUse, act: 'read', request: (place) => ({ query: { majorid: majorOf(place) } }) },
  {
    endpoint: contract.checkMajor,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.getMatrixFigures,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.listMajors,
    act: 'anyRead',
    request: () => ({ body: page }),
    full: (place) => ({ body: { ...page, departmentId: departmentOf(place) } }),
  },
  { endpoint: contract.listMajors, act: 'readWay', request: (place) => ({ body: { ...page, departmentId: departmentOf(place) } }) },
  { endpoint: contract.listCourseCards, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }) },
  {
    endpoint: contract.getCourseProjectInfo,
    act: 'read',
    request: (place) => ({ query: { courseInfoId: unitOf(place), majorId: majorOf(place) } }),
  },
  {
    endpoint: contract.saveGraduateRequires,
    act: 'manage',
    request: (place) => ({ body: { majorId: majorOf(place), list: [], version: 99 } }),
    full: (place) => {
      const children = [{ id: indicatorOf(place), description: '1.1 指标点' }];
      return { body: { majorId: majorOf(place), list: [{ id: requirementOf(place), description: '1 工程知识', children }] } };
    },
    allowed: '30009',
  },
  {
    endpoint: contract.saveMajor,
    act: 'manage',
    request: (place) => ({ body: { id: majorOf(place), departmentId: departmentOf(place), ...texts, version: 99 } }),
    full: (place) => ({ body: { id: majorOf(place), departmentId: departmentOf(place), ...texts } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  // A new major is a matter of its department, and so is taking one away.
  {
    endpoint: contract.saveMajor,
    act: 'manageDepartment',
    request: (place) => ({ body: { id: 0, departmentId: departmentOf(place), ...texts } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteMajor,
    act: 'manageDepartment',
    request: (place) => ({ body: { id: majorOf(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.saveDepartment,
    act: 'manageCollege',
    request: (place) => ({ body: { id: departmentOf(place), name: '院系', version: 99 } }),
    full: (place) => ({ body: { id: departmentOf(place), name: '院系' } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteDepartment,
    act: 'manageCollege',
    request: (place) => ({ body: { id: departmentOf(place) } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];
