import type { DocumentLanguages } from '@college/curriculum-model';
import { useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { wordOf } from '../../search/searchParams';

const choices: readonly DocumentLanguages[] = ['zh', 'en', 'both'];

/** The languages in which a person reads reports: their own choice, stored in this browser; by default the language of the page. */
export function useReportLanguages(userId: number | undefined) {
  const { language, browserStorage } = useSettings();
  const key = `reportLanguages.${userId ?? ''}`;
  const [chosen, setChosen] = useState(() => wordOf(browserStorage.getItem(key) ?? undefined, choices));
  return {
    languages: chosen ?? (language === '80101' ? 'zh' : 'en'),
    onLanguagesChange(next: DocumentLanguages) {
      browserStorage.setItem(key, next);
      setChosen(next);
    },
  };
}
