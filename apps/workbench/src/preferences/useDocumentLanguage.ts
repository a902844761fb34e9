import type { Locale } from '@college/ui/theme';
import { useLayoutEffect } from 'react';

/** Tells the browser, its translator and screen readers what language the page is in (WCAG 3.1.1). */
export function useDocumentLanguage(locale: Locale): void {
  useLayoutEffect(() => {
    document.documentElement.lang = locale === 'zh-CN' ? locale : 'en';
  }, [locale]);
}
