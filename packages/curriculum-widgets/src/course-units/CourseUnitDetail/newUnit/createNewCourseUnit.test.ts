import { describe, expect, it, vi } from 'vitest';
import { abandonAll, registerAbandoner } from './abandonRegistry';
import { createNewCourseUnit } from './createNewCourseUnit';

function aUnit({ isSignedIn = true } = {}) {
  const ports = {
    create: vi.fn(async () => ({ id: 1050 })),
    abandon: vi.fn(async () => {}),
    isSignedIn: () => isSignedIn,
    onAbandonError: vi.fn(),
  };
  return { ports, unit: createNewCourseUnit(ports) };
}

async function settled() {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

describe('createNewCourseUnit', () => {
  it('survives the double mount of development mode with one creation', async () => {
    const { ports, unit } = aUnit();
    unit.mounted();
    unit.unmounted();
    unit.mounted();
    await settled();
    expect(ports.create).toHaveBeenCalledOnce();
    expect(ports.abandon).not.toHaveBeenCalled();
  });

  it('deletes the unit when its page is left unsaved', async () => {
    const { ports, unit } = aUnit();
    unit.mounted();
    await settled();
    unit.unmounted();
    await settled();
    expect(ports.abandon).toHaveBeenCalledExactlyOnceWith(1050, { isClosing: false });
  });

  it('requires a request that outlives the page when the page is closed', async () => {
    const { ports, unit } = aUnit();
    unit.mounted();
    await settled();
    unit.pageHidden();
    unit.unmounted();
    await settled();
    expect(ports.abandon).toHaveBeenCalledExactlyOnceWith(1050, { isClosing: true });
  });

  it('deletes nothing that was saved', async () => {
    const { ports, unit } = aUnit();
    unit.mounted();
    await settled();
    unit.saveStarted();
    unit.saved();
    unit.unmounted();
    unit.pageHidden();
    await settled();
    expect(ports.abandon).not.toHaveBeenCalled();
  });

  it('deletes nothing once the login has expired', async () => {
    const { ports, unit } = aUnit({ isSignedIn: false });
    unit.mounted();
    await settled();
    unit.unmounted();
    await settled();
    expect(ports.abandon).not.toHaveBeenCalled();
  });

  it('reports a deletion that failed', async () => {
    const { ports, unit } = aUnit();
    ports.abandon.mockRejectedValueOnce(new Error('offline'));
    unit.mounted();
    await settled();
    unit.unmounted();
    await settled();
    expect(ports.onAbandonError).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  });

  it('is settled only when the unit that came too late is deleted again', async () => {
    const { ports, unit } = aUnit();
    let create = (_created: { id: number }) => {};
    let abandon = () => {};
    ports.create.mockImplementationOnce(() => new Promise((resolve) => (create = resolve)));
    ports.abandon.mockImplementationOnce(() => new Promise((resolve) => (abandon = resolve)));
    unit.mounted();
    unit.unmounted();
    let isSettled = false;
    const all = unit.settled().then(() => (isSettled = true));
    await settled();
    create({ id: 1051 });
    await settled();
    expect(ports.abandon).toHaveBeenCalledExactlyOnceWith(1051, { isClosing: false });
    expect(isSettled).toBe(false);
    abandon();
    await all;
  });

  it('is abandoned by abandonAll, which waits for the answer', async () => {
    const { ports, unit } = aUnit();
    let answer = () => {};
    ports.abandon.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    unit.mounted();
    await settled();
    const unregister = registerAbandoner(unit.abandonNow);
    let isDone = false;
    const all = abandonAll().then(() => (isDone = true));
    await settled();
    expect(isDone).toBe(false);
    answer();
    await all;
    unregister();
    await abandonAll();
    expect(ports.abandon).toHaveBeenCalledOnce();
  });
});
