import { renderUi } from '@college/ui/testing';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterDelete } from './useFocusAfterDelete';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
afterEach(() => host.remove());

let focusedRow = () => -1;

function Rows() {
  const { rootRef, ...focus } = useFocusAfterDelete();
  focusedRow = focus.focusedRow;
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
  await renderUi(createPortal(<Rows />, place));
  expect(focusedRow()).toBe(0);
  [...place.querySelectorAll('button')].at(1)!.focus();
  expect(focusedRow()).toBe(1);
});
