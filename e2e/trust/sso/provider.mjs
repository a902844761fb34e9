/** `oidc-provider` with its own pages for tests: everybody signs in by any password, with an address of the college that is verified. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, port, client] = process.argv.slice(2);
const { Provider } = await import(pathToFileURL(join(folder, 'node_modules/oidc-provider/lib/index.js')).href);

const provider = new Provider(`http://localhost:${port}`, {
  clients: [JSON.parse(client)],
  claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { backchannelLogout: { enabled: true } },
  cookies: { keys: ['a key of the test'] },
  // It sends nothing to addresses of the machine itself, where everything is here.
  fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email: `${id}@college.example`, email_verified: true }),
  }),
});
provider.on('backchannel.error', (_context, error) =>
  console.error(`The provider could not send a logout: ${error.message} ${error.cause?.message ?? ''}`),
);
provider.listen(Number(port), 'localhost', () => console.log('listening'));
