import { callGroups } from './callGroups';

/** Every call of the API by its name in this package. */
export const allEndpoints = {
  ...callGroups.account.calls,
  ...callGroups.assistant.calls,
  ...callGroups['campus-sign-in'].calls,
  ...callGroups['college-majors'].calls,
  ...callGroups.comments.calls,
  ...callGroups.completion.calls,
  ...callGroups.copying.calls,
  ...callGroups['course-units'].calls,
  ...callGroups.deadlines.calls,
  ...callGroups.directories.calls,
  ...callGroups.editions.calls,
  ...callGroups.feedback.calls,
  ...callGroups.goals.calls,
  ...callGroups.history.calls,
  ...callGroups.live.calls,
  ...callGroups.majors.calls,
  ...callGroups.matrices.calls,
  ...callGroups.merging.calls,
  ...callGroups.news.calls,
  ...callGroups.notices.calls,
  ...callGroups.occupations.calls,
  ...callGroups.outlines.calls,
  ...callGroups.overview.calls,
  ...callGroups['page-texts'].calls,
  ...callGroups.people.calls,
  ...callGroups.points.calls,
  ...callGroups.publishing.calls,
  ...callGroups.reviews.calls,
  ...callGroups.rules.calls,
  ...callGroups.search.calls,
  ...callGroups.server.calls,
  ...callGroups.syllabus.calls,
  ...callGroups.talent.calls,
  ...callGroups.tests.calls,
  ...callGroups.translations.calls,
};

/** The name of a call. */
export type EndpointName = keyof typeof allEndpoints;
