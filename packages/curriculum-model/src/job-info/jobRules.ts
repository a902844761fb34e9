import { facetOf, type JobAd } from './jobAd';
import { filterFacets, jobFacets, type FilterFacet, type JobFacet } from './jobFacets';

/** The chosen value of each filter; absent means all. */
export type JobFilters = Partial<Record<FilterFacet, string>>;

/** The number of jobs with a value of a facet. */
export interface JobCount {
  id: string;
  count: number;
}

/** Reads filters from an address: values that there are not count as none. */
export function readJobFilters(query: Readonly<Record<string, unknown>>): JobFilters {
  const filters: JobFilters = {};
  for (const facet of filterFacets) {
    const value = query[facet];
    if (jobFacets[facet].some(({ id }) => id === value)) filters[facet] = String(value);
  }
  return filters;
}

/** The jobs that every chosen filter lets through, in their order. */
export function filterJobs(jobs: readonly JobAd[], filters: JobFilters): JobAd[] {
  const chosen = filterFacets.filter((facet) => filters[facet] !== undefined);
  return jobs.filter((job) => chosen.every((facet) => facetOf(job, facet) === filters[facet]));
}

/** The number of jobs per value of a facet, in the facet's order; values without jobs are omitted. */
export function countJobs(jobs: readonly JobAd[], facet: JobFacet): JobCount[] {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(facetOf(job, facet), (counts.get(facetOf(job, facet)) ?? 0) + 1);
  return jobFacets[facet].flatMap(({ id }) => (counts.has(id) ? [{ id, count: counts.get(id)! }] : []));
}

/** The mean of the middles of the salaries in thousand yuan, to one decimal; null without jobs. */
export function meanSalary(jobs: readonly JobAd[]): number | null {
  if (jobs.length === 0) return null;
  const total = jobs.reduce((sum, { salaryFrom, salaryTo }) => sum + (salaryFrom + salaryTo) / 2, 0);
  return Math.round((10 * total) / jobs.length) / 10;
}
