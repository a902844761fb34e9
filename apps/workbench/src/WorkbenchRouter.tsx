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
import { ServicesContext } from './services';
import { usePasswordQuestion } from './session/usePasswordQuestion';

/** Makes the services and the router once and shows the routes. */
export function WorkbenchRouter({ store }: { store: SessionStore }) {
  const { showToast } = useToast();
  const password = usePasswordQuestion();
  const [{ services, router }] = useState(() => {
    const services = createServices(store, {
      askPassword: password.ask,
      showError: (message) => showToast({ type: 'error', message }),
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
