import { screen, type UserEventObject, type within } from 'storybook/test';

/** Hides a column of a list by its chooser, and closes the chooser. */
export async function hideColumn(canvas: ReturnType<typeof within>, userEvent: UserEventObject, header: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: '显示的列' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: header }));
  await userEvent.keyboard('{Escape}');
}
