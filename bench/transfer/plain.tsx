import { plainTransfer } from '../baseline/plainTransfer';
import { need, numberIn, registerPicker } from './contender';

registerPicker({
  mount: plainTransfer,
  searchField: () => need<HTMLInputElement>('input[type="search"]'),
  focusList: () => need('[data-list="-1"]').focus(),
  selectAll: () => need('[data-act="all"]').click(),
  chooseHundred: () => need('[data-act="hundred"]').click(),
  move: () => need('[data-act="strong"]').click(),
  seen: () => ({
    rows: Number(need('[data-list="-1"]').getAttribute('aria-rowcount')),
    moved: Number(need('[data-list="0"]').getAttribute('aria-rowcount')),
    chosen: numberIn(need('[data-count="-1"]').textContent),
  }),
});
