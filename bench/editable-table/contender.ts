import { makeRows, type BenchRow } from './rows';

declare global {
  interface Window {
    table: {
      /** Makes the rows, and the app in which the table opens, where there is one. */
      prepare: (count: number) => void;
      mount: () => void;
      /** Stands in the name of the middle row, as before every key; this is not measured. */
      focusField: () => void;
      /** Types one more letter into it. */
      type: () => void;
      /** What it holds. */
      typed: () => string;
      /** Presses the grip of the third row and pulls until it is lifted. */
      lift: () => Promise<void>;
      /** Pulls the lifted row over its next neighbour. */
      move: () => Promise<void>;
      drop: () => Promise<void>;
      /** Waits until everything that is loaded later is there; this is not measured. */
      rest: () => Promise<void>;
      /** The position of the third row now, by what is seen. */
      place: () => number;
    };
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const lifted = 2;

/** Registers a page's table under the one name that the runner knows. Its rows have `data-row`, its grips `data-grip`, its name fields `data-column="name"`. */
export function registerTable(mount: (host: HTMLElement, rows: BenchRow[]) => void, prepare?: (host: HTMLElement) => void) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 880px';
  document.body.append(host);
  let [x, y, step] = [0, 0, 0];
  let row: Element | null = null;
  let rows: BenchRow[] = [];
  const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
  const field = () => {
    const fields = all<HTMLInputElement>('[data-column="name"]');
    return fields[Math.floor(fields.length / 2)]!;
  };
  const grip = () => all('button[data-grip]')[lifted]!;
  function point(type: string, on: EventTarget) {
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: x,
        clientY: y,
      }),
    );
  }
  window.table = {
    prepare(count) {
      rows = makeRows(count);
      prepare?.(host);
    },
    mount: () => mount(host, rows),
    focusField: () => field().focus(),
    type() {
      const input = field();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, `${input.value}x`);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    typed: () => field().value,
    async lift() {
      const box = grip().getBoundingClientRect();
      row = grip().closest('[role="row"]');
      step = row!.getBoundingClientRect().height;
      [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      point('pointerdown', grip());
      y += 6;
      point('pointermove', document);
      await frame();
    },
    async move() {
      y += step;
      point('pointermove', document);
      await frame();
    },
    async drop() {
      point('pointerup', document);
      await frame();
    },
    async rest() {
      document.querySelector('[data-grip]')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 600));
    },
    place() {
      const top = row!.getBoundingClientRect().top;
      return all('[role="row"][data-index]').filter((other) => other !== row && other.getBoundingClientRect().top < top).length;
    },
  };
}
