import type { Language } from '@college/curriculum-model';
import { useLocale } from '@college/ui/messages';

/** The language of the reader. */
export function useLanguage(): Language {
  const { locale } = useLocale();
  return locale.startsWith('zh') ? 'zh' : 'en';
}
