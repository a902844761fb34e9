import { revisionFileName, type DocumentLanguages, type Words } from '@college/curriculum-model';
import { findLimits } from '../../budgets/personLimits';
import { findMajorName } from '../../course-units/courseUnitRepository';
import { makeFile } from '../../documents/makeFile';
import { withEnding, type FileFormat, type NamedFile } from '../../documents/nameFile';
import { findSide, type FoundSide } from '../resolveSide';
import { askingOf, authorsBetween, partsOf, type Comparing } from './compareSides';
import { reasonsBetween } from './reasonsBetween';
import { askAboutStates } from './sideParts';

/** The revision comparison table (修订对照表) of two sides as a file. */
export async function makeComparisonFile(
  comparing: Comparing,
  sides: readonly [FoundSide, FoundSide],
  { languages, format }: { languages: DocumentLanguages; format: FileFormat },
): Promise<NamedFile> {
  const { services, caller, now, dayOf } = comparing;
  const { db } = services.database;
  const [left, right] = sides;
  const { entryYear } = right.side;
  const asked = {
    languages,
    entries: await authorsBetween({ ...comparing, language: languages === 'en' ? 'en' : 'zh' }, sides),
    names: { before: await namesOf(comparing, left, languages), after: await namesOf(comparing, right, languages) },
    date: dayOf(now),
    ...(await reasonsBetween(db, sides, now)),
    ...(entryYear === null ? {} : { entryYear }),
  };
  const document = await askAboutStates(db, 'document', asked, await partsOf(comparing, sides), askingOf(comparing));
  const limits = await findLimits(db, caller.id, services.settings.budgets);
  const { bytes } = await makeFile({ document, format, time: now.getTime() }, { userId: caller.id, limits, log: services.log });
  const majorName = await findMajorName(db, left.homeMajorId, languages === 'en' ? 'en' : 'zh');
  return withEnding(bytes, revisionFileName(majorName, languages), format);
}

/** What a side is called in the languages of the paper. */
async function namesOf({ services }: Comparing, { side }: FoundSide, languages: DocumentLanguages): Promise<Words> {
  const name = async (language: 'zh' | 'en') => (await findSide(services.database.db, side.ref, language)).side.name;
  return {
    ...(languages === 'en' ? {} : { zh: await name('zh') }),
    ...(languages === 'zh' ? {} : { en: await name('en') }),
  };
}
