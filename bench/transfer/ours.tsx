import { TransferPicker } from '@college/curriculum-widgets/support/TransferPicker';
import { openApp, openPage } from '../browser/openApp';
import { need, numberIn, registerPicker } from './contender';

const source = () => need('[role="grid"][aria-label="全部 KSA"]');

function press(key: string, init: KeyboardEventInit = {}) {
  source().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

registerPicker({
  prepare: openApp,
  mount: (_host, items) => openPage(<TransferPicker kind="ksa" items={items} />),
  searchField: () => need<HTMLInputElement>('input[type="search"]'),
  focusList: () => source().focus(),
  selectAll: () => press('a', { ctrlKey: true }),
  async chooseHundred() {
    source().focus();
    press('Home');
    for (let step = 1; step < 100; step += 1) {
      press('ArrowDown', { shiftKey: true });
      // A key is answered before the next one, as under a finger.
      await new Promise((resolve) => setTimeout(resolve));
    }
  },
  move: () => need('[aria-label="移到强支撑"]').click(),
  seen: () => ({
    rows: Number(source().getAttribute('aria-rowcount')),
    moved: Number(need('[role="grid"][aria-label="强支撑"]').getAttribute('aria-rowcount')),
    chosen: numberIn(source().parentElement!.textContent.match(/已选 \d+/)?.[0] ?? null),
  }),
});
