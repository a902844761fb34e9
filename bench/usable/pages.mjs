/** The pages that are measured, each with what can be used in it first: a field that takes words, or what one comes for where there is none. */

const field = ':is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea):enabled';

/** Pages of a major and a course. */
export function coursePages({ majorId, courseId }) {
  const course = `majorId=${majorId}&courseUnitId=${courseId}`;
  const matrix = `majorId=${majorId}&courseId=${courseId}`;
  return [
    { name: 'major home', address: `/course/major/index?majorId=${majorId}`, sign: 'main a[href*="courseUnitId"]' },
    { name: 'page of a major', address: `/course/major/detail?majorId=${majorId}`, sign: `main ${field}` },
    { name: 'list of course units', address: `/course/courseUnit/list?majorId=${majorId}`, sign: 'main [role="row"] a' },
    { name: 'page of a course unit', address: `/course/courseUnit/detail?${course}`, sign: `main ${field}` },
    { name: 'syllabus', address: `/course/courseUnit/report?${course}`, sign: 'main [data-field]' },
    { name: 'major matrix', address: `/course/matrix?${matrix}&matrix=major`, sign: 'main [role="gridcell"]' },
    { name: 'course matrix', address: `/course/matrix?${matrix}&matrix=course`, sign: 'main [role="gridcell"]' },
    { name: 'project matrix', address: `/course/matrix?${matrix}&matrix=project`, sign: 'main [role="gridcell"]' },
    { name: 'read page', address: `/course/read?major=${majorId}&course=${courseId}&type=course`, sign: 'main h2' },
    { name: 'editions', address: `/course/major/editions?majorId=${majorId}`, sign: 'main button:enabled' },
  ];
}

/** Pages that hold no course. */
export const otherPages = [
  { name: 'sign-in', address: '/course/login', sign: 'input:enabled', isPublic: true },
  { name: 'workbench', address: '/course/workbench', sign: 'main a[href*="major/index"]' },
  { name: 'list of majors', address: '/course/major/list', sign: 'main a[href*="major/index"]' },
  { name: 'account', address: '/course/user', sign: `main ${field}` },
  { name: 'management', address: '/course/manage', sign: `main ${field}` },
  { name: 'occupations', address: '/course/job/list', sign: `main ${field}` },
  { name: 'talent reports', address: '/course/dic/talentDemand', sign: `main ${field}` },
];
