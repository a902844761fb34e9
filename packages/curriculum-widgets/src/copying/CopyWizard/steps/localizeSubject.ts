import { localize, type Language } from '@college/curriculum-model';
import type { CopySubject } from '../CopyWizardSource';

/** What the wizard binds, as someone reads it; Chinese is the record as it is. */
export function localizeSubject(subject: CopySubject, language: Language): CopySubject {
  if (language === 'zh') return subject;
  return {
    source: subject.source.map((goal) => localize(goal, language)),
    target: subject.target.map((indicator) => localize(indicator, language)),
    requires: subject.requires?.map((require) => localize(require, language)),
  };
}
