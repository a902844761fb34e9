import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useShownQuery } from './useShownQuery';

interface Query {
  keyword: string;
  level: string;
}

const everything: Query = { keyword: '', level: 'all' };

interface ListProps {
  query?: Query;
  onQueryChange?: (query: Query) => void;
}

function List({ query, onQueryChange }: ListProps) {
  const list = useShownQuery({ firstQuery: everything, query, onQueryChange });
  return (
    <>
      <output>{`${list.query.keyword}|${list.query.level}`}</output>
      <button onClick={() => list.type({ keyword: 'goal ' })}>type</button>
      <button onClick={list.settle}>rest</button>
      <button
        onClick={() => {
          list.type({ keyword: '' });
          list.settle();
        }}
      >
        empty
      </button>
      <button onClick={() => list.change({ level: 'error' })}>errors</button>
      <button onClick={() => list.change({ level: 'all' })}>all</button>
    </>
  );
}

it('decides itself without a query, and reports each change once', async () => {
  const onQueryChange = vi.fn();
  const { getByRole } = await renderUi(<List onQueryChange={onQueryChange} />);
  await getByRole('button', { name: 'type' }).click();
  await expect.element(getByRole('status')).toHaveTextContent('goal |all');
  expect(onQueryChange).not.toHaveBeenCalled();
  await getByRole('button', { name: 'rest' }).click();
  await getByRole('button', { name: 'rest' }).click();
  await getByRole('button', { name: 'errors' }).click();
  await expect.element(getByRole('status')).toHaveTextContent('goal |error');
  expect(onQueryChange.mock.calls).toEqual([[{ keyword: 'goal', level: 'all' }], [{ keyword: 'goal', level: 'error' }]]);
});

it('reports an emptied field at once', async () => {
  const onQueryChange = vi.fn();
  const { getByRole } = await renderUi(<List onQueryChange={onQueryChange} />);
  await getByRole('button', { name: 'type' }).click();
  await getByRole('button', { name: 'rest' }).click();
  await getByRole('button', { name: 'empty' }).click();
  await expect.element(getByRole('status')).toHaveTextContent('|all');
  expect(onQueryChange).toHaveBeenLastCalledWith(everything);
});

it('shows a change at once, and keeps it while the address follows late', async () => {
  const onQueryChange = vi.fn();
  const page = (query: Query) => <List query={query} onQueryChange={onQueryChange} />;
  const { getByRole, rerender } = await renderUi(page(everything));
  await getByRole('button', { name: 'errors' }).click();
  await getByRole('button', { name: 'all' }).click();
  await getByRole('button', { name: 'errors' }).click();
  await expect.element(getByRole('status')).toHaveTextContent('|error');
  await rerender(page({ keyword: '', level: 'error' }));
  await getByRole('button', { name: 'type' }).click();
  await getByRole('button', { name: 'rest' }).click();
  await rerender(page({ level: 'error', keyword: 'goal' }));
  await expect.element(getByRole('status')).toHaveTextContent('goal |error');
  expect(onQueryChange).toHaveBeenCalledTimes(4);
});

it('follows a query from outside, which nobody is told of', async () => {
  const onQueryChange = vi.fn();
  function Page() {
    const [query, setQuery] = useState(everything);
    return (
      <>
        <List query={query} onQueryChange={onQueryChange} />
        <button onClick={() => setQuery({ keyword: 'hours', level: 'advice' })}>back</button>
      </>
    );
  }
  const { getByRole } = await renderUi(<Page />);
  await getByRole('button', { name: 'type' }).click();
  await getByRole('button', { name: 'back' }).click();
  await expect.element(getByRole('status')).toHaveTextContent('hours|advice');
  expect(onQueryChange).not.toHaveBeenCalled();
  await getByRole('button', { name: 'all' }).click();
  expect(onQueryChange.mock.calls).toEqual([[{ keyword: 'hours', level: 'all' }]]);
});
