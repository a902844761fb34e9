/** The fifteen reads that a day of work is made of (`e2e/sweeps/trust/usualMix.mjs`), each as the endpoint with what is sent. */
import * as contract from '../../packages/api-client/src/contract.ts';

export function usedCalls({ majorId, courseId }) {
  const page = { pageNum: 1, pageSize: 20 };
  const course = { query: { courseid: courseId } };
  return [
    ['overview', contract.getOverview, { query: {} }],
    ['my courses', contract.listMyCourses, { query: {} }],
    ['list of majors', contract.listMajors, { body: page }],
    ['major', contract.getMajorInfo, { query: { majorid: majorId } }],
    ['requirements', contract.getGraduateRequires, { query: { majorid: majorId } }],
    ['list of course units', contract.listCourseUnits, { body: { ...page, majorId, orderMap: { create_time: 0 } } }],
    ['cards of a major', contract.listCourseCards, { query: { majorId, lang: '80101' } }],
    ['course unit', contract.getCourseUnit, course],
    ['teaching goals', contract.getCourseGoals, { query: { courseId, majorId } }],
    ['major matrix', contract.getMajorMatrix, { query: { courseId } }],
    ['course matrix', contract.getCourseMatrix, { query: { courseId } }],
    ['project matrices', contract.getProjectMatrices, { query: { courseId } }],
    ['completion', contract.getCompletion, course],
    ['report', contract.getAdditionalInfo, course],
    ['search of content', contract.searchContent, { body: { keyword: '数据', target: 'course' } }],
  ];
}

/** Path and options of a request. */
export function requestOf(endpoint, { query = {}, body }, authToken) {
  const headers = { authToken, ...(body && { 'content-type': 'application/json' }) };
  return [
    `/college/api${endpoint.path}?${new URLSearchParams(query)}`,
    { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) },
  ];
}
