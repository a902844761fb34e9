/** The product with the sample programme, for `run.mjs`: opens pages for the first time and prints what they load. */
import { onSample } from '../../e2e/sweeps/onSample.mjs';
import { createPeople } from '../../e2e/support/people';
import { sessionEntries } from '../../e2e/support/signIn';
import { firstView } from './firstView.mjs';
import { addresses } from './run.mjs';

await onSample(async (browser, url) => {
  const stored = sessionEntries({ loginInfo: await createPeople(url).loginInfo('majorLeader') });
  const views = {};
  for (const [name, address] of Object.entries(addresses)) {
    views[name] = await firstView(browser, `${url}${address}`, address.endsWith('/login') ? [] : stored);
  }
  console.log(JSON.stringify(views));
});
