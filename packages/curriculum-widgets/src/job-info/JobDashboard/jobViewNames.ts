/** The five views, in the order of their tabs (reference §2.5). */
export const jobViews = ['website', 'jobType', 'industry', 'city', 'site'] as const;
export type JobView = (typeof jobViews)[number];
