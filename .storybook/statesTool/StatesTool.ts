// No JSX: the manager's builder knows no automatic runtime.
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { showInStates } from './showInStates';

/** The keys that lead to the States page, until somebody chooses others in Storybook's settings. */
export const statesShortcut = ['alt', 'shift', 'S'];

/** The button above each story that does what the shortcut does. */
export function StatesTool() {
  const api = useStorybookApi();
  const [{ language }] = useGlobals();
  const isChinese = language === undefined || language === '80101';
  return createElement(
    Button,
    {
      size: 'small',
      padding: 'small',
      variant: 'ghost',
      ariaLabel: isChinese ? '在状态页中查看' : 'Show in States',
      shortcut: statesShortcut,
      onClick: () => showInStates(api),
    },
    isChinese ? '状态' : 'States',
  );
}
