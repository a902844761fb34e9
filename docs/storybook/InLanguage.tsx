import { localeOf } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { useToolbar } from './states/useToolbar';

const locales = { zh: 'zh-CN', en: 'en-US' } as const;

/** A language that pages of documentation are written in. */
export type BookLanguage = keyof typeof locales;

/** The language of the toolbar; Chinese before anything is chosen there. */
export function useBookLanguage(): BookLanguage {
  return localeOf(useToolbar().language as string | undefined) === locales.zh ? 'zh' : 'en';
}

/** A part of a page, shown where the toolbar chooses its language. */
export function InLanguage({ only, children }: { only: BookLanguage; children: ReactNode }) {
  return useBookLanguage() === only ? <div lang={locales[only]}>{children}</div> : null;
}
