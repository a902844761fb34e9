import { renderUi } from '@college/ui/testing';
import { createRef, useImperativeHandle, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterDelete } from './useFocusAfterDelete';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
afterEach(() => host.remove());

interface Place {
  focusedRow: () => number;
}

function Rows({ ref }: { ref: Ref<Place> }) {
  const { rootRef, focusedRow } = useFocusAfterDelete();
  useImperativeHandle(ref, () => ({ focusedRow }));
  return (
    <div ref={rootRef}>
      {['一', '二', '三'].map((name) => (
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
