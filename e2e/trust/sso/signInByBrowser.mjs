/** A browser that signs in at a provider and comes back to the workbench, whose own page is held back: what the page would do is done here. */

/** A new browser profile on the server. */
export async function newPerson(browser, origin) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin === origin && url.pathname === '/login',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Sign-in</title></html>' }),
  );
  return {
    page,
    close: () => context.close(),
    /** Opens an address of the server; resolves to what the fragment says once the browser is back, and before that lets `act` act on the provider's pages. */
    async begin(address, act = async () => {}) {
      await page.goto(`${origin}${address}`);
      await act(page);
      await page.waitForURL(`${origin}/login#*`);
      return Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)));
    },
    /** What the sign-in page does with the code. */
    exchange: (campusCode) => post(page, '/college/api/auth/exchangecampuscode', { campusCode }),
    /** Whether a sign-in still opens something. */
    isSignedIn: async (authToken) => (await get(page, '/college/api/user/signins', authToken)).code === '0',
  };
}

function post(page, path, body) {
  return page.evaluate(
    async ([to, sent]) =>
      (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) })).json(),
    [path, body],
  );
}

function get(page, path, authToken) {
  return page.evaluate(async ([from, token]) => (await fetch(from, { headers: { authToken: token } })).json(), [path, authToken]);
}
