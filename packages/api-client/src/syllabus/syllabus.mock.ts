import { pdf, wordDocument } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import { checkVersion, found } from '../mock-api/refusals';
import { reportOf } from './reportRows';

export const syllabusMocks = {
  getReportRequires: ({ query: { courseid }, state }) => reportOf(state, courseid).requires,
  getReportMajorMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).majorMatrix,
  getReportProjects: ({ query: { courseid }, state }) => reportOf(state, courseid).projects,
  getReportProjectMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).projectMatrix,
  getReportPointMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).pointMatrix,
  getReportTaskGoals: ({ query: { courseid }, state }) => reportOf(state, courseid).taskGoals,
  getAdditionalInfo: ({ query: { courseid }, state }) => reportOf(state, courseid).info,
  getCourseIntro: ({ query: { courseid }, state }) => reportOf(state, courseid).intro,

  saveAdditionalInfo({ body: { courseDesc, ...body }, state }) {
    const unit = found(state.courseUnits.find(({ id }) => id === body.courseUnitId));
    const stored = state.additionalInfos.find(({ courseUnitId }) => courseUnitId === unit.id);
    if (stored) checkVersion(body.version, stored);
    const info = { ...body, id: stored?.id ?? state.nextId(), version: (stored?.version ?? 0) + 1 };
    if (stored) Object.assign(stored, info);
    else state.additionalInfos.push(info);
    if (courseDesc !== undefined) unit.introduction = courseDesc;
    return true;
  },

  exportReport({ query: { courseid, editable }, state }) {
    const { intro } = reportOf(state, courseid);
    if (!editable) return pdf(`${intro.name}.pdf`);
    return wordDocument(`${intro.name}.docx`, [`《${intro.name}》`, intro.introduction]);
  },
} satisfies Partial<MockHandlers>;
