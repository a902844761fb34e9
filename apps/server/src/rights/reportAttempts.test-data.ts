import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { unitOf } from './place.test-data';

const reads = [
  contract.getReportRequires,
  contract.getReportMajorMatrix,
  contract.getReportProjects,
  contract.getReportProjectMatrix,
  contract.getReportPointMatrix,
  contract.getReportTaskGoals,
  contract.getAdditionalInfo,
  contract.getCourseIntro,
];

const textNames =
  'year lecturer phone email department classname classroom textbooks textreferences attend ' +
  'assignment criterion practice textgroup paper others examway examdetail';
const blankTexts = Object.fromEntries(textNames.split(' ').map((name) => [name, '']));
const blankInfo = {
  ...blankTexts,
  id: 0,
  score: null,
  yearPeriod: null,
  students: null,
  schedule: { label: [], data: [] },
  examtype: null,
  exampercent: { type: 0, rows: [] },
};

/** Attempts at the calls about the course start report and its links. */
export const reportAttempts: readonly Attempt[] = [
  ...reads.map((endpoint): Attempt => {
    return { endpoint, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }), isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.saveAdditionalInfo,
    act: 'modify',
    request: (place) => ({ body: { ...blankInfo, courseUnitId: unitOf(place), version: 99 } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.listReportLinks,
    act: 'modify',
    request: (place) => ({ query: { courseid: unitOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.createReportLink,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place) } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.deleteReportLink,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
];
