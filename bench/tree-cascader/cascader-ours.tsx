import { Cascader } from '@college/ui/Cascader';
import { UiProvider } from '@college/ui/theme';
import { createRoot } from 'react-dom/client';
import { countOf, need, registerLevels } from './contender';

registerLevels({
  mount: (host, nodes) =>
    createRoot(host).render(
      <UiProvider>
        <Cascader label="层级" nodes={nodes} />
      </UiProvider>,
    ),
  open: () => need('[role="combobox"]').click(),
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="option"]'), text: document.body.textContent }),
});
