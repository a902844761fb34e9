import { useLocale } from '@college/ui/messages';
import type { Language } from '@college/curriculum-model';

/** The language of the reader. */
export function useLanguage(): Language {
  const { locale } = useLocale();
  return locale.startsWith('zh') ? 'zh' : 'en';
}
