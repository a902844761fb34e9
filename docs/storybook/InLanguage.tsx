import { localeOf } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { useToolbar } from './states/useToolbar';

/** The languages that pages of documentation are written in, as `lang` names them. */
export const bookLocales = { zh: 'zh-CN', en: 'en-US' } as const;

/** One of them. */
export type BookLanguage = keyof typeof bookLocales;

/** The language of the toolbar; Chinese before anything is chosen there. */
export function useBookLanguage(): BookLanguage {
  return localeOf(useToolbar().language as string | undefined) === bookLocales.zh ? 'zh' : 'en';
}

/** A part of a page, shown where the toolbar chooses its language. */
export function InLanguage({ only, children }: { only: BookLanguage; children: ReactNode }) {
  return useBookLanguage() === only ? <div lang={bookLocales[only]}>{children}</div> : null;
}
