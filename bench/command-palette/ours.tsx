import { CommandPalette, type CommandPaletteSource } from '@college/curriculum-widgets/search/CommandPalette';
import { UiProvider } from '@college/ui/theme';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { actsOfCourse, workbenchActs } from './acts';
import { makeCollege } from './college';
import { registerContender } from './contender';

const { groups } = makeCollege();
const source: CommandPaletteSource = { searchEverything: async ({ keyword }) => ({ keyword, groups: keyword === '' ? groups : [] }) };
/** The server is never asked for a keyword: what is measured comes from memory. */
const stoppedClock = { schedule: () => () => undefined };

let show: (isOpen: boolean) => void = () => {};

function App() {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    show = setOpen;
  }, []);
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={setOpen}
      source={source}
      acts={workbenchActs}
      actsOf={actsOfCourse}
      hrefOf={({ id }, kind) => `#${kind}-${id}`}
      onOpen={() => {}}
      clock={stoppedClock}
    />
  );
}

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <UiProvider>
    <App />
  </UiProvider>,
);
registerContender((isOpen) => show(isOpen));
