import { plainCascader } from '../baseline/plainCascader';
import { countOf, need, registerLevels } from './contender';

registerLevels({
  mount: plainCascader,
  open: () => need('[role="combobox"]').click(),
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="option"]'), text: document.body.textContent }),
});
