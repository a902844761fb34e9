import { qualificationSeed } from '../directories/directories.seed';
import { occupationSeed } from '../occupations/occupations.seed';
import { collegeMajors, newsItems, sampleOutlines, sampleProgramme, talentReports } from '@college/curriculum-model/fixtures';

let sampleText: string | undefined;

/** A copy of the sample's rows. Every story begins with one, and reading them from text is a third of the time of `structuredClone`. */
export function sampleRows() {
  sampleText ??= JSON.stringify(seeds());
  return JSON.parse(sampleText) as ReturnType<typeof seeds>;
}

function seeds() {
  return {
    ...sampleProgramme,
    occupations: occupationSeed(),
    collegeMajors: [...collegeMajors],
    qualifications: qualificationSeed(),
    talentReports: [...talentReports],
    news: [...newsItems],
    outlines: [...sampleOutlines],
  };
}
