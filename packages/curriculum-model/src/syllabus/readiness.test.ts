import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullReport, sampleReport } from '../fixtures';
import { emptyAdditionalInfo, toSyllabusData } from './mapping';
import { anyReport } from './randomReport.test-data';
import { isSyllabusFieldFilled, syllabusReadiness } from './readiness';
import type { ReportData } from './reportData';

const readinessOf = (report: ReportData) => syllabusReadiness(toSyllabusData(report.info, report.intro), report);
const figures = (report: ReportData) => readinessOf(report).map(({ filled, total }) => `${filled}/${total}`);

describe('readiness of the five parts', () => {
  it('counts fields and tables', () => {
    expect(figures(sampleReport())).toEqual(['13/14', '2/2', '5/7', '3/4', '1/1']);
    expect(figures(fullReport())).toEqual(['14/14', '2/2', '7/7', '4/4', '1/1']);
  });

  it('names what is missing in the order of the paper', () => {
    expect(readinessOf(sampleReport()).map(({ missing }) => missing)).toEqual([
      ['references'],
      [],
      ['paper', 'others'],
      ['examdetail'],
      [],
    ]);
  });

  it('is nothing for a course for which nothing was stored', () => {
    const report = { ...sampleReport(), info: emptyAdditionalInfo(1004), majorMatrix: [], projectMatrix: [], pointMatrix: [] };
    const empty = { ...report, intro: { ...report.intro, introduction: '' } };
    expect(figures(empty)).toEqual(['0/14', '0/2', '0/7', '0/4', '0/1']);
    expect(readinessOf(empty).flatMap(({ missingTables }) => missingTables)).toEqual(['majorMatrix', 'projectMatrix', 'pointMatrix']);
  });

  it('adds up in any report, and misses exactly the empty fields', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const data = toSyllabusData(report.info, report.intro);
        for (const { filled, total, missing, missingTables } of syllabusReadiness(data, report)) {
          expect(filled + missing.length + missingTables.length).toBe(total);
          for (const name of missing) expect(isSyllabusFieldFilled(data, name)).toBe(false);
        }
      }),
    );
  });
});
