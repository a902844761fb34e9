import { languageCodes } from '@college/curriculum-model';
import type { People, Role } from '../../support/people';
import { sessionEntries } from '../../support/signIn';
import type { EnginePage } from '../browsers/EnginePage';
import type { PartQuery } from '../inPage/PartQuery';
import { until } from '../../support/until';
import type { Product } from './Job';
import { createCaller, pageDriver } from './pageDriver';

interface Given {
  page: EnginePage;
  /** What `inPage/parts.ts` was built into. */
  script: string;
  url: string;
  people: People;
}

/** The product at a server, in a page of any engine. */
export function openProduct({ page, script, url, people }: Given): Product {
  const call = createCaller(page, script);
  const open = (path: string) => page.open(new URL(path, url).href);
  const textOf = async (part?: PartQuery) => (await (part ? call('textOf', part) : call('textOf'))) ?? '';

  async function signIn(who: Role, { at = '/course/workbench', language }: Parameters<Product['signIn']>[1] = {}) {
    const entries = sessionEntries({ loginInfo: await people.loginInfo(who), language: language && languageCodes[language] });
    await open('/course/login');
    await page.evaluate(`(${JSON.stringify(entries)}).forEach(([name, value]) => sessionStorage.setItem(name, value))`);
    await open(at);
  }

  return {
    driver: pageDriver(page, call),
    people,
    open,
    signIn,
    async reload() {
      await page.open(await call('address'));
    },
    press: (keys) => page.press(keys),
    async shows(part, text) {
      await until(`shown: ${JSON.stringify(part)}`, () => call('isShown', part));
      if (text !== undefined) await until(`${JSON.stringify(part)} says ${text}`, async () => isIn(text, await textOf(part)));
    },
    says: (text) => until(`the page says ${text}`, async () => isIn(text, await textOf())),
    isAt: (address) => until(`the address is ${address}`, async () => address.test(await call('address'))),
    holds: (field, value) => until(`${JSON.stringify(field)} holds ${value}`, async () => (await call('valueOf', field)) === value),
    has: (part, attribute, value) =>
      until(`${JSON.stringify(part)} has ${attribute} ${value}`, async () => (await call('attributeOf', part, attribute)) === value),
  };
}

function isIn(text: string | RegExp, whole: string) {
  return typeof text === 'string' ? whole.includes(text) : text.test(whole);
}
