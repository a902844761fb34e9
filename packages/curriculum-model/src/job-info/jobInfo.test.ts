import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetOf, salaryBandOf } from './jobAd';
import { filterFacets, jobFacets, ownSite, type JobFacet } from './jobFacets';
import { countJobs, filterJobs, meanSalary, readJobFilters, type JobFilters } from './jobRules';
import { sampleJob, sampleJobs } from './sampleJobs';

const facets = Object.keys(jobFacets) as JobFacet[];
const idsOf = (facet: JobFacet) => jobFacets[facet].map(({ id }) => id);
const anyFilters = fc.record(Object.fromEntries(filterFacets.map((facet) => [facet, fc.constantFrom(...idsOf(facet))])), {
  requiredKeys: [],
}) as fc.Arbitrary<JobFilters>;

describe('the sample', () => {
  it('has a value in every facet, and every value of a facet has a job', () => {
    for (const facet of facets) {
      const used = new Set(sampleJobs.map((job) => facetOf(job, facet)));
      expect([facet, [...used].toSorted()]).toEqual([facet, [...idsOf(facet)].toSorted()]);
    }
  });

  it('has forty jobs of their own id, both languages and a real range of salary', () => {
    expect([sampleJobs.length, new Set(sampleJobs.map(({ id }) => id)).size]).toEqual([40, 40]);
    for (const { title, employer, salaryFrom, salaryTo } of sampleJobs) {
      expect(salaryFrom).toBeGreaterThan(0);
      expect(salaryTo).toBeGreaterThan(salaryFrom);
      expect(`${title.en}${employer.en}`).not.toMatch(/\p{Script=Han}/u);
      expect(`${title.zh}${employer.zh}`).toMatch(/\p{Script=Han}/u);
    }
    expect(sampleJobs).toContain(sampleJob);
    expect(idsOf('website')).toContain(ownSite);
  });
});

describe('salary bands', () => {
  it.each([
    [3, 5, 'under8'],
    [7, 9, 'from8'],
    [10, 14, 'from12'],
    [12, 24, 'from18'],
    [20, 30, 'from25'],
  ])('%d to %d is %s', (salaryFrom, salaryTo, band) => expect(salaryBandOf({ salaryFrom, salaryTo })).toBe(band));
});

describe('filters', () => {
  it('combine: each takes away, whatever their order', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const found = filterJobs(sampleJobs, filters);
        let stepwise = [...sampleJobs];
        for (const facet of filterFacets.toReversed()) stepwise = filterJobs(stepwise, { [facet]: filters[facet] });
        expect(found).toEqual(stepwise);
        expect(filterJobs(found, filters)).toEqual(found);
      }),
    );
  });

  it('are read from an address, and nonsense is none', () => {
    expect(readJobFilters({ education: 'master', salary: 'from8', website: 'nowhere', city: 'beijing', tab: 'x' })).toEqual({
      education: 'master',
      salary: 'from8',
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...filterFacets, 'other'), fc.anything()), (query) => {
        const filters = readJobFilters(query);
        expect(readJobFilters(filters)).toEqual(filters);
        for (const facet of filterFacets) if (filters[facet] !== undefined) expect(idsOf(facet)).toContain(filters[facet]);
      }),
    );
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readJobFilters(filters)).toEqual(filters);
      }),
    );
  });
});

describe('counts', () => {
  it('add up to the jobs, in every facet and under every filter', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...facets), (filters, facet) => {
        const jobs = filterJobs(sampleJobs, filters);
        const counts = countJobs(jobs, facet);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(jobs.length);
        expect(counts.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
});

describe('mean salary', () => {
  it('is that of the middles, and none without jobs', () => {
    expect(meanSalary([])).toBeNull();
    expect(meanSalary([{ ...sampleJob, salaryFrom: 10, salaryTo: 20 }])).toBe(15);
    fc.assert(
      fc.property(fc.subarray([...sampleJobs], { minLength: 1 }), (jobs) => {
        const mean = meanSalary(jobs)!;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...jobs.map(({ salaryFrom }) => salaryFrom)));
        expect(mean).toBeLessThanOrEqual(Math.max(...jobs.map(({ salaryTo }) => salaryTo)));
      }),
    );
  });
});
