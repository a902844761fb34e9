import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { MatrixKeyHints } from './MatrixKeyHints';

it.each([
  ['course', true],
  ['course', false],
  ['project', true],
  ['project', false],
] as const)('at the foot of the %s matrix, read-only %s, asks what points and KSA are', async (kind, isReadOnly) => {
  const screen = await renderUi(<MatrixKeyHints kind={kind} isReadOnly={isReadOnly} />, { locale: 'en-US' });
  await expect.element(screen.getByText(/knowledge point of the course/)).not.toBeVisible();
  await screen.getByText('What are points and KSA?').click();
  await expect.element(screen.getByText(/knowledge point of the course/)).toBeVisible();
});

it('has neither in the major matrix', async () => {
  const screen = await renderUi(<MatrixKeyHints kind="major" isReadOnly={false} />, { locale: 'en-US' });
  await expect.element(screen.getByText('range', { exact: false })).toBeInTheDocument();
  await expect.element(screen.getByText('What are points and KSA?')).not.toBeInTheDocument();
});
