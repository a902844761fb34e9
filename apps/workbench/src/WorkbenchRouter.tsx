import type { SessionStore } from '@college/api-client';
import { loginPageMessages } from '@college/curriculum-widgets/shell/LoginPage';
import { resolveMessages } from '@college/ui/messages';
import { localeOf } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createWorkbenchRouter } from './router';
import { createServices } from './createServices';
import type { SearchParams } from './search/searchParams';
import { workbenchMessages } from './messages';
import { ServicesContext } from './services';
import { usePasswordQuestion } from './session/usePasswordQuestion';

/** Without a secure origin browsers have no clipboard; the id stands in the message anyway. */
function copy(text: string): void {
  navigator.clipboard?.writeText(text).catch((error: unknown) => console.error(error));
}

/** Makes the services and the router once and shows the routes. */
export function WorkbenchRouter({ store }: { store: SessionStore }) {
  const { showToast } = useToast();
  const password = usePasswordQuestion();
  const [{ services, router }] = useState(() => {
    const services = createServices(store, {
      askPassword: password.ask,
      showError(message, requestId) {
        const { copyRequest } = resolveMessages(workbenchMessages, localeOf(store.language()), {});
        // Long enough to be read out to somebody.
        const naming = requestId && { duration: 20_000, action: { label: copyRequest, onAction: () => copy(requestId) } };
        showToast({ type: 'error', message, ...naming });
      },
      goToEnrolment() {
        if (router.state.location.pathname !== '/user') void router.navigate({ to: '/user', ignoreBlocker: true });
      },
      goToLogin() {
        const { pathname, searchStr } = router.state.location;
        const search: SearchParams = pathname === '/login' ? {} : { redirect: `${pathname}${searchStr}` };
        void router.navigate({ to: '/login', search, ignoreBlocker: true });
      },
    });
    const router = createWorkbenchRouter({
      services,
      onTampered() {
        const text = resolveMessages(loginPageMessages, localeOf(store.language()), {});
        showToast({ type: 'warning', message: text.tampered });
      },
    });
    return { services, router };
  });
  return (
    <ServicesContext value={services}>
      <RouterProvider router={router} />
      {password.dialog}
    </ServicesContext>
  );
}
