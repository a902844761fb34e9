import { syllabusFieldNames, type Bilingual, type DocumentLanguages, type SyllabusFieldName, type Words } from '@college/curriculum-model';
import { createContext, useContext } from 'react';
import { useLanguage } from '../../support/useLanguage';

/** The languages of the paper around; changes only by the reader's choice. */
export const PaperLanguages = createContext<DocumentLanguages>('zh');

/** The languages of the paper around. */
export function usePaperLanguages(): DocumentLanguages {
  return useContext(PaperLanguages);
}

/** A word of the paper in its languages. */
export function paperWords(languages: DocumentLanguages, { zh, en }: Bilingual): Words {
  if (languages === 'both') return zh === en ? { zh } : { zh, en };
  return languages === 'zh' ? { zh } : { en };
}

/** What a field is called in the reader's language. */
export function useFieldLabel(name: SyllabusFieldName): string {
  return syllabusFieldNames[name][useLanguage()];
}
