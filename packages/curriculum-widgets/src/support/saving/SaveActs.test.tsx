import { UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SaveActs } from './SaveActs';

function Settings() {
  const [isDirty, setDirty] = useState(true);
  return (
    <UiProvider locale="zh-CN">
      <SaveActs
        words={{ save: '保存', saving: '正在保存…', undo: '放弃更改' }}
        isDirty={isDirty}
        canSave
        isSaving={false}
        onSave={async () => setDirty(false)}
        onUndo={() => setDirty(false)}
      >
        {null}
      </SaveActs>
      <button type="button">下一项</button>
    </UiProvider>
  );
}

for (const name of ['保存', '放弃更改']) {
  it(`the focus stays where it was pressed: ${name}`, async () => {
    const screen = await render(<Settings />);
    screen.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await expect.element(screen.getByRole('group', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus();
  });
}
