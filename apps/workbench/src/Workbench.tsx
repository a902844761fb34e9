import { createSafeStorage, createSessionStore } from '@college/api-client';
import { ToastProvider } from '@college/ui/Toast';
import { localeOf, UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { useDocumentLanguage } from './preferences/useDocumentLanguage';
import { usePreferences } from './preferences/usePreferences';
import { SettingsContext } from './preferences/settings';
import { WorkbenchRouter } from './WorkbenchRouter';

const browserStorage = createSafeStorage(() => window.localStorage);

// The server puts the time zone of the campus into the page, so that no time is first rendered in another one.
const { timeZone } = document.documentElement.dataset;

/** The whole app: language, theme and density around everything, then toasts, then the routes. */
export function Workbench() {
  const [store] = useState(() => createSessionStore());
  const [language, setLanguage] = useState(() => store.language() ?? '80101');
  const { preferences, changePreferences } = usePreferences(browserStorage);
  useDocumentLanguage(localeOf(language));

  function changeLanguage(code: string) {
    store.setLanguage(code);
    setLanguage(code);
  }

  return (
    <SettingsContext value={{ language, changeLanguage, preferences, changePreferences, browserStorage }}>
      <UiProvider locale={localeOf(language)} theme={preferences.theme} density={preferences.density} timeZone={timeZone}>
        <ToastProvider>
          <WorkbenchRouter store={store} />
        </ToastProvider>
      </UiProvider>
    </SettingsContext>
  );
}
