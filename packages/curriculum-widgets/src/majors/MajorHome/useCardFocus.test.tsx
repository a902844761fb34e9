import { renderUi } from '@college/ui/testing';
import { createRef, useImperativeHandle, type Ref } from 'react';
import { expect, it } from 'vitest';
import { useCardFocus } from './useCardFocus';

type Focus = Pick<ReturnType<typeof useCardFocus>, 'focusNearest'>;

function Cards({ ref, names }: { ref: Ref<Focus>; names: readonly string[] }) {
  const { rootRef, searchRef, focusNearest } = useCardFocus();
  useImperativeHandle(ref, () => ({ focusNearest }));
  return (
    <section ref={rootRef}>
      <div ref={searchRef}>
        <input aria-label="搜索" />
      </div>
      {names.map((name) => (
        <article key={name} data-card={name}>
          <button type="button" aria-haspopup>
            {name}
          </button>
        </article>
      ))}
    </section>
  );
}

async function deleteFirst(names: readonly string[]) {
  const focus = createRef<Focus>();
  const screen = await renderUi(<Cards ref={focus} names={['一', ...names]} />);
  (screen.getByRole('button', { name: '一' }).element() as HTMLElement).focus();
  await screen.rerender(<Cards ref={focus} names={names} />);
  return { screen, focusNearest: () => focus.current!.focusNearest(0) };
}

it('passes the focus of a deleted card on to the next one', async () => {
  const { screen, focusNearest } = await deleteFirst(['二', '三']);
  focusNearest();
  await expect.element(screen.getByRole('button', { name: '二' })).toHaveFocus();
});

it('passes the focus of the last card on to the search', async () => {
  const { screen, focusNearest } = await deleteFirst([]);
  focusNearest();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

it('leaves the focus to who went on while a course was being deleted', async () => {
  const { screen, focusNearest } = await deleteFirst(['二', '三']);
  const other = screen.getByRole('button', { name: '三' });
  (other.element() as HTMLElement).focus();
  focusNearest();
  // As long as it takes to move the focus.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.element(other).toHaveFocus();
});
