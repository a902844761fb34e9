import type { Language } from '@college/curriculum-model';
import { useLocale } from 'react-aria-components';

/** The language of the reader. */
export function useReaderLanguage(): Language {
  return useLocale().locale.startsWith('zh') ? 'zh' : 'en';
}
