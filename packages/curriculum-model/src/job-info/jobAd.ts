import type { Bilingual } from '../language';
import type { JobFacet } from './jobFacets';

/** Which duties and demands an ad states: jobs of one kind share them. */
export type JobKind = 'development' | 'testing' | 'data' | 'operations' | 'embedded' | 'security' | 'product' | 'teaching';

/** A job ad of the fixed sample. Salaries are a month's, in thousand yuan. */
export interface JobAd extends Record<Exclude<JobFacet, 'salary'>, string> {
  id: number;
  title: Bilingual;
  /** What sort of employer it is; there are no names of companies or people. */
  employer: Bilingual;
  salaryFrom: number;
  salaryTo: number;
  kind: JobKind;
}

/** The salary band of a job: that of the middle of its range. */
export function salaryBandOf({ salaryFrom, salaryTo }: Pick<JobAd, 'salaryFrom' | 'salaryTo'>): string {
  const middle = (salaryFrom + salaryTo) / 2;
  if (middle < 8) return 'under8';
  if (middle < 12) return 'from8';
  if (middle < 18) return 'from12';
  return middle < 25 ? 'from18' : 'from25';
}

/** The value of a job in a facet. */
export function facetOf(job: JobAd, facet: JobFacet): string {
  return facet === 'salary' ? salaryBandOf(job) : job[facet];
}
