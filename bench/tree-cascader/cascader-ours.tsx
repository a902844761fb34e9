import { Cascader } from '@college/ui/Cascader';
import { openApp, openPage } from '../browser/openApp';
import { countOf, need, registerLevels } from './contender';

registerLevels({
  prepare: openApp,
  mount: (_host, nodes) => openPage(<Cascader label="层级" nodes={nodes} />),
  open: () => need('[role="combobox"]').click(),
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="option"]'), text: document.body.textContent }),
});
