/** The other reads that people of a college meet every day, so that what holds the main thread is seen wherever it is. */
import * as contract from '@college/api-client/contract';

export function otherReads({ majorIds, courseIds }) {
  const at = (ids, round) => ids[(round * 37) % ids.length];
  const major = (round) => at(majorIds, round);
  const course = (round) => at(courseIds, round);
  const page = { pageNum: 1, pageSize: 20 };
  const queries = [
    ['news', contract.listNews, () => ({})],
    ['notices', contract.listNotices, () => ({})],
    ['what waits', contract.getWaiting, () => ({})],
    ['proposals that wait', contract.listWaitingProposals, () => ({})],
    ['changes of colleagues', contract.listColleagueChanges, () => ({})],
    ['my courses', contract.listMyCourses, () => ({})],
    ['board of progress', contract.getProgressBoard, () => ({})],
    ['trash', contract.listTrash, () => page],
    ['feedback', contract.listFeedback, () => page],
    ['security log', contract.listSecurityEvents, () => page],
    ['outlines', contract.listOutlines, () => page],
    ['rules', contract.getCollegeRules, () => ({})],
    ['occupation book', contract.getOccupationBook, () => ({})],
    ['occupation book, searched', contract.searchOccupationBook, () => ({ keyword: '数据' })],
    ['major', contract.getMajorInfo, (round) => ({ majorid: major(round) })],
    ['requirements', contract.getGraduateRequires, (round) => ({ majorid: major(round) })],
    ['use of requirements', contract.listRequireUse, (round) => ({ majorid: major(round) })],
    ['check of a major', contract.checkMajor, (round) => ({ majorId: major(round) })],
    ['accepted findings', contract.listAcceptedFindings, (round) => ({ majorId: major(round) })],
    ['editions', contract.listEditions, (round) => ({ majorId: major(round) })],
    ['people to mention', contract.listMentionable, (round) => ({ majorId: major(round) })],
    ['course leaders', contract.findCourseLeaders, (round) => ({ majorId: major(round), keyword: '成长' })],
    ['check of a course', contract.checkCourse, (round) => ({ courseid: course(round) })],
    ['points', contract.listPoints, (round) => ({ courseId: course(round) })],
    ['texts of a course', contract.listCourseTexts, (round) => ({ courseid: course(round) })],
    ['report', contract.getAdditionalInfo, (round) => ({ courseid: course(round) })],
    ['history', contract.listHistory, (round) => ({ kind: 'course', recordId: course(round), ...page })],
    ['linked matrices', contract.getLinkedMatrices, (round) => ({ courseId: course(round) })],
    ['project matrix', contract.getProjectMatrices, (round) => ({ courseId: course(round) })],
    ['course of a matrix', contract.getMatrixCourse, (round) => ({ courseId: course(round) })],
    ['axes of the course matrix', contract.getCourseMatrixAxes, (round) => ({ courseId: course(round) })],
    ['axes of the project matrix', contract.getProjectMatrixAxes, (round) => ({ courseId: course(round) })],
    ['suggested support', contract.listSupportSuggestions, (round) => ({ courseId: course(round) })],
    ['plan of a copy', contract.getCopyPlan, (round) => ({ courseId: course(round), targetId: major(round + 1) })],
    ['bindings of a copy', contract.getCopySuggestions, (round) => ({ courseId: course(round), targetId: major(round + 1) })],
  ];
  const bodies = [
    ['goals of a copy', contract.getCopyGoals, (round) => ({ sourceId: course(round), targetId: major(round + 1) })],
    ['occupations', contract.listOccupations, () => ({ ...page, orderMap: {} })],
    ['college majors', contract.listCollegeMajors, () => ({ ...page, orderMap: {} })],
    ['college majors, searched', contract.searchCollegeMajors, () => ({ pageNo: 1, pageSize: 20, keyword: '软件' })],
    ['fill a course', contract.fillCourse, (round) => ({ courseId: course(round) })],
    ['fill the KSA', contract.fillKsa, (round) => ({ courseId: course(round) })],
  ];
  return [
    ...queries.map(([name, endpoint, query]) => [name, (round) => [endpoint, { query: query(round) }]]),
    ...bodies.map(([name, endpoint, body]) => [name, (round) => [endpoint, { body: body(round) }]]),
  ];
}
