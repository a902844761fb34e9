import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from './lazyPart';
import { useLazyPart } from './useLazyPart';

const part = lazyPart(async () => Words);

function Words() {
  return <b>here</b>;
}

function Owner() {
  const { Part } = useLazyPart(part);
  return <p>{Part ? <Part /> : 'coming'}</p>;
}

it('takes over what a server sent as it is, also where the part came before', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Owner />);
  document.body.append(place);
  expect(place.textContent).toBe('coming');
  await part.fetch();
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(place, <Owner />, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => place.textContent).toBe('here');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
