import type { Driver } from '@college/curriculum-widgets/testing';
import type { EnginePage } from '../browsers/EnginePage';
import type { EngineParts } from '../inPage/parts';
import type { PartQuery, SentPattern } from '../inPage/PartQuery';
import { until } from '../../support/until';

/** What a function of `inPage/parts.ts` returns. */
type PartResult<Name extends keyof EngineParts> = Awaited<ReturnType<EngineParts[Name]>>;

/** Calls the functions of `inPage/parts.ts` in whichever page is open. */
export type CallPart = <Name extends keyof EngineParts>(name: Name, ...given: Parameters<EngineParts[Name]>) => Promise<PartResult<Name>>;

/** A page that was just opened does not have the script yet. */
export function createCaller(page: EnginePage, script: string): CallPart {
  async function load() {
    if (!(await page.evaluate<boolean>(`'engineParts' in window`))) await page.evaluate(`(() => { ${script} })()`);
  }
  return <Name extends keyof EngineParts>(name: Name, ...given: Parameters<EngineParts[Name]>) =>
    load().then(() => page.evaluate<PartResult<Name>>(`window.engineParts.${name}(...${JSON.stringify(given)})`));
}

/** Drives the page objects of the widgets in any engine: parts are found in the page, and pressed and written as by a person. */
export function pageDriver(page: EnginePage, call: CallPart): Driver<PartQuery> {
  async function click(part: PartQuery) {
    await untilDone(`pressed ${JSON.stringify(part)}`, async () => page.click(await call('pressPlace', part)));
  }

  return {
    part: (role, { name, inside, holding, place } = {}) => ({
      role,
      inside,
      place,
      name: name === undefined ? undefined : sent(name),
      holding: holding && { role: holding.role, name: sent(holding.name) },
    }),
    field: (label) => ({ label: sent(label) as SentPattern }),
    click,
    check: click,
    async press(part, key) {
      await untilDone(`focused ${JSON.stringify(part)}`, () => call('takeFocus', part));
      await page.press(key);
    },
    async write(part, text) {
      await untilDone(`opened ${JSON.stringify(part)}`, () => call('selectText', part));
      // A text that gets long opens a window in the middle of the typing, where the rest goes.
      await (text === '' ? page.press('Backspace') : page.type(text));
    },
    async read(part) {
      let value = '';
      await untilDone(`read ${JSON.stringify(part)}`, async () => {
        value = await call('valueOf', part);
      });
      return value;
    },
    has: (part) => call('isShown', part),
    select: () => Promise.reject(new Error('No job chooses from a native select yet: add it to EnginePage where one does.')),
    gone: (part) => until(`${JSON.stringify(part)} is gone`, async () => !(await call('isShown', part))),
  };
}

/** Tries again until it no longer fails: a part may be moving or not there yet. */
function untilDone(what: string, act: () => Promise<void>) {
  return until(what, async () => {
    await act();
    return true;
  });
}

function sent(name: string | RegExp) {
  return typeof name === 'string' ? name : { source: name.source, flags: name.flags };
}
