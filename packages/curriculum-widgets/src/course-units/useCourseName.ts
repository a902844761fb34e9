import { inLanguage } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { useLanguage } from '../support/useLanguage';

/** Names a course in a list, also one that nobody named yet. */
export function useCourseName(): (name: string) => string {
  const language = useLanguage();
  return (name) => name.trim() || inLanguage(domainTerms.unnamedCourseUnit, language);
}
