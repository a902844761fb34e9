import { plainTree } from '../baseline/plainTree';
import { countOf, need, registerLevels } from './contender';

registerLevels({
  mount: plainTree,
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="treeitem"]'), text: need('[role="tree"]').textContent }),
});
