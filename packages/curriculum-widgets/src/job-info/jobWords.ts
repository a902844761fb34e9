import { inLanguage, jobFacets, type JobFacet, type Language } from '@college/curriculum-model';

/** The name of a value of a facet; an unknown value has none. */
export function nameOfValue(facet: JobFacet, id: string, language: Language): string {
  const value = jobFacets[facet].find((one) => one.id === id);
  return value ? inLanguage(value.name, language) : '';
}
