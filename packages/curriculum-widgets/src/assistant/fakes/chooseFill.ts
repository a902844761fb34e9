import type { within } from 'storybook/test';

/** Opens the assistant's menu and chooses from it. */
export async function chooseFill(canvas: ReturnType<typeof within>, userEvent: { click: (at: Element) => Promise<void> }, item: string) {
  await userEvent.click(canvas.getByRole('button', { name: '助手填充' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
}
