import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ServicesContext } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { useCanOpen } from './useCanOpen';

const paths = ['/', '/support/forgetpwd', '/major/list', '/matrix', '/user', '/news', '/nothing'];

function Ways() {
  const canOpen = useCanOpen();
  return <p>{paths.filter(canOpen).join(' ')}</p>;
}

function servicesOf(who?: Parameters<typeof aLoginInfo>[0]) {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  if (who) store.write(aLoginInfo(who));
  const session = createWorkbenchSession(store);
  return {
    client: createClient({ session: store }),
    session,
    demoEmail: aLoginInfo('demo').data.user.email,
    socketUrl: 'ws://127.0.0.1:1',
  };
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

it.each([
  ['majorEditor' as const, '/ /support/forgetpwd /major/list /matrix /user /news'],
  ['none' as const, '/ /support/forgetpwd /user'],
  ['demo' as const, '/major/list'],
  [undefined, '/ /support/forgetpwd'],
])('%s is offered %s', async (who, expected) => {
  root.render(
    <ServicesContext value={servicesOf(who)}>
      <Ways />
    </ServicesContext>,
  );
  await expect.element(page.getByText(expected, { exact: true })).toBeVisible();
});
