import { expect, fireEvent, waitFor } from 'storybook/test';

/** Drags one element onto another as a mouse would: pressed, moved in steps, let go. Where dragging is loaded at the first press, `isLifted` says when it is there. */
export async function dragByPointer(from: Element, to: Element, isLifted = () => true) {
  const start = centreOf(from);
  const end = centreOf(to);
  // Past the middle of the target, so that the row there gives way.
  end.y += Math.sign(end.y - start.y) * 12;
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, bubbles: true };
  const at = (share: number) => ({
    ...pointer,
    clientX: start.x + (end.x - start.x) * share,
    clientY: start.y + (end.y - start.y) * share,
  });
  fireEvent.pointerDown(from, at(0));
  await waitFor(() => {
    fireEvent.pointerMove(document, at(0.1));
    expect(isLifted()).toBe(true);
  });
  for (let step = 1; step <= 10; step += 1) {
    await nextFrame();
    fireEvent.pointerMove(document, at(step / 10));
    await nextFrame();
  }
  // The rows that give way take their time.
  for (let frame = 0; frame < 12; frame += 1) {
    fireEvent.pointerMove(document, at(1));
    await nextFrame();
  }
  fireEvent.pointerUp(document, { ...at(1), buttons: 0 });
}

function centreOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}
