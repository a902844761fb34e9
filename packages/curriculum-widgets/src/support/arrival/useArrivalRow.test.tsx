import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { ArrivalContext, useArrival, type ArrivalRecord } from './ArrivalContext';
import { useArrivalRow } from './useArrivalRow';

function Goal({ id }: { id: number }) {
  const arrival = useArrival('goal');
  return <p {...useArrivalRow<HTMLParagraphElement>(arrival?.id === id ? arrival : undefined)}>Goal {id}</p>;
}

function scene(record: ArrivalRecord | undefined, drawing = 1) {
  return (
    <ArrivalContext value={record}>
      <button type="button">Elsewhere</button>
      <div key={drawing}>
        <Goal id={1} />
        <Goal id={2} />
      </div>
    </ArrivalContext>
  );
}

it('focuses the row once per visit, and keeps it marked', async () => {
  const first: ArrivalRecord = { kind: 'goal', id: 2 };
  const screen = await renderUi(scene(first));
  const row = screen.getByText('Goal 2');
  await expect.element(row).toHaveFocus();
  await screen.getByRole('button').click();
  await screen.rerender(scene(first, 2));
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await expect.element(row).toHaveAttribute('data-arrived');
  await screen.rerender(scene({ ...first }, 2));
  await expect.element(row).toHaveFocus();
  await screen.rerender(scene(undefined, 2));
  await expect.element(row).not.toHaveAttribute('data-arrived');
});

it('does nothing for a record of another kind', async () => {
  const screen = await renderUi(scene({ kind: 'point', id: 2 }));
  await expect.element(screen.getByText('Goal 2')).not.toHaveAttribute('data-arrived');
});
