import { renderUi } from '@college/ui/testing';
import { createRef, useImperativeHandle, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusAfterDelete } from './useFocusAfterDelete';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
afterEach(() => host.remove());

type Place = Pick<ReturnType<typeof useFocusAfterDelete>, 'focusedRow' | 'focusRow'>;

interface RowsProps {
  ref: Ref<Place>;
  names?: readonly string[];
  isWaiting?: boolean;
}

function Rows({ ref, names = ['一', '二', '三'], isWaiting }: RowsProps) {
  const { rootRef, focusedRow, focusRow } = useFocusAfterDelete({ ...(isWaiting !== undefined && { isWaiting }) });
  useImperativeHandle(ref, () => ({ focusedRow, focusRow }));
  return (
    <div ref={rootRef}>
      {names.map((name) => (
        <p key={name} data-row="">
          <button type="button" data-delete="">
            删除{name}
          </button>
        </p>
      ))}
    </div>
  );
}

it.each([
  ['the page', document.body],
  ['a shadow root', shadow],
] as const)('knows the row whose delete button has the focus, in %s', async (_, place) => {
  document.body.append(host);
  const rows = createRef<Place>();
  await renderUi(createPortal(<Rows ref={rows} />, place));
  expect(rows.current?.focusedRow()).toBe(0);
  [...place.querySelectorAll('button')].at(1)!.focus();
  expect(rows.current?.focusedRow()).toBe(1);
});

describe.each([
  ['at once', undefined],
  ['by being read again', true],
] as const)('rows that go %s', (_, isWaiting) => {
  async function removeSecond() {
    const rows = createRef<Place>();
    const scene = (props: Omit<RowsProps, 'ref'>) => (
      <>
        <input aria-label="搜索" />
        <Rows ref={rows} {...props} />
      </>
    );
    const screen = await renderUi(scene({ isWaiting }));
    (screen.getByRole('button', { name: '删除二' }).element() as HTMLElement).focus();
    return {
      screen,
      remove: () => rows.current!.focusRow(1),
      drawn: () => screen.rerender(scene({ names: ['一', '三'], ...(isWaiting && { isWaiting: false }) })),
    };
  }

  it('pass the focus on to the next one', async () => {
    const { screen, remove, drawn } = await removeSecond();
    remove();
    await drawn();
    await expect.element(screen.getByRole('button', { name: '删除三' })).toHaveFocus();
  });

  it('leave it to who went elsewhere meanwhile', async () => {
    const { screen, remove, drawn } = await removeSecond();
    const field = screen.getByRole('textbox', { name: '搜索' });
    remove();
    (field.element() as HTMLElement).focus();
    await drawn();
    // As long as it takes to move the focus.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.element(field).toHaveFocus();
  });
});
