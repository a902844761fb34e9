import { useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { sharedContext } from '../copies/sharedContext';

const LocaleContext = sharedContext<string | null>('locale', null);

/** The language of built-in text, dates and numbers below it, where it is not that of `UiProvider`. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </I18nProvider>
  );
}

/** The locale of the tree above, as a BCP 47 tag; that of the browser without one. React Aria's hook watches the browser from each component that reads it. */
export function useLocale(): { locale: string } {
  return { locale: useContext(LocaleContext) ?? globalThis.navigator?.language ?? 'en-US' };
}
