import { takeSamples } from '../../../packages/api-client/src/mock-api/samples.test-data';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import { conventionsPage } from './conventionsPage';
import { documentIn } from './documents';
import { groupPage } from './groupPage';
import { pageWords } from './pageWords';

/** The OpenAPI document of the package and the pages rendered from it, each in both languages; a page has the name of its tag. */
export async function makeApi(): Promise<{ documents: Bilingual; pages: Record<string, Bilingual> }> {
  const samples = await takeSamples();
  const documents = { zh: documentIn('zh', samples), en: documentIn('en', samples) };
  const inBoth = (made: (language: keyof Bilingual) => string): Bilingual => ({ zh: made('zh'), en: made('en') });
  const groups = documents.en.tags.map(({ name }) => [
    name,
    inBoth((language) => groupPage(name, documents[language], pageWords[language])),
  ]);
  return {
    documents: inBoth((language) => `${JSON.stringify(documents[language])}\n`),
    pages: {
      conventions: inBoth((language) => conventionsPage(documents[language], pageWords[language])),
      ...Object.fromEntries(groups),
    },
  };
}
