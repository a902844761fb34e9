import { AutoScroller, DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { holdPointer } from './holdPointer';
import { rowShifts } from './rowShifts';

/** What a drag tells the table, by the positions of rows. */
export interface RowDragEvents {
  onLift: (index: number) => void;
  onOver: (index: number, overIndex: number) => void;
  onDrop: (index: number, toIndex: number) => void;
  onCancel: (index: number) => void;
}

/** It is told of a press; rows themselves are not registered, so that a table costs nothing until one of them is lifted. */
class RowSensor extends PointerSensor {
  override bind() {
    return () => undefined;
  }

  press(event: PointerEvent, row: Draggable) {
    this.handlePointerDown(event, row, this.options);
  }
}

// A press that does not travel is a click on the grip, which opens the menu.
const activationConstraints = () => [new PointerActivationConstraints.Distance({ value: 4 })];

/** Dragging of the rows in `body` by pointer and touch. Loaded when somebody may drag. */
export function rowDrag(body: HTMLElement, events: () => RowDragEvents) {
  // Neither its speech, which is English and reads ids aloud, nor its keyboard; how the row looks on its way is ours.
  const manager = new DragDropManager({
    plugins: [AutoScroller],
    // Its own `configure` would name the sensor that it extends.
    sensors: [{ plugin: RowSensor, options: { activationConstraints } }],
  });
  const sensor = manager.registry.sensors.get(RowSensor);
  let pressed: Draggable | undefined;
  let drag: Drag | undefined;
  let letGo: (() => void) | undefined;

  const follow = () => {
    const over = drag?.follow(manager.dragOperation.position.current.y);
    if (drag && over !== undefined) events().onOver(drag.index, over);
  };
  manager.monitor.addEventListener('dragstart', ({ operation: { source, activatorEvent } }) => {
    const row = source?.element;
    if (!(row instanceof HTMLElement)) return;
    letGo = holdPointer(activatorEvent as PointerEvent);
    drag = new Drag(body, row, manager.dragOperation.position.initial.y);
    // Scrolling moves the rows under a pointer that stands still.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    events().onLift(drag.index);
  });
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    const over = to && drag?.follow(to.y);
    if (drag && over !== undefined) events().onOver(drag.index, over);
  });
  manager.monitor.addEventListener('dragend', ({ canceled }) => end(canceled));

  function end(isCanceled: boolean) {
    document.removeEventListener('scroll', follow, { capture: true });
    letGo?.();
    if (!drag) return;
    const { index, overIndex } = drag;
    drag.clear();
    drag = undefined;
    if (isCanceled) events().onCancel(index);
    else events().onDrop(index, overIndex);
  }

  return {
    /** A pointer went down on the grip of a row. */
    press(event: PointerEvent, grip: Element) {
      const row = grip.closest('[role="row"]');
      if (!row || !manager.dragOperation.status.idle) return;
      pressed?.destroy();
      pressed = new Draggable({ id: 'row', element: row, handle: grip, register: false }, manager);
      manager.registry.register(pressed);
      sensor?.press(event, pressed);
    },
    destroy() {
      end(true);
      manager.destroy();
    },
  };
}

/** One lifted row: it follows the pointer, and its neighbours make way. */
class Drag {
  readonly index: number;
  overIndex: number;
  private readonly rows: readonly HTMLElement[];
  private readonly boxes: readonly { top: number; height: number }[];
  private readonly top: number;
  private shifted: ReadonlyMap<number, number> = new Map();

  constructor(
    private readonly body: HTMLElement,
    private readonly row: HTMLElement,
    private readonly startY: number,
  ) {
    this.rows = [...body.children] as HTMLElement[];
    this.top = body.getBoundingClientRect().top;
    this.boxes = this.rows.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top: top - this.top, height };
    });
    this.index = this.rows.indexOf(row);
    this.overIndex = this.index;
    body.dataset.sorting = '';
    row.dataset.dragging = '';
  }

  /** Moves the row to the pointer; answers its new position where that is another one. */
  follow(y: number): number | undefined {
    const scrolled = this.top - this.body.getBoundingClientRect().top;
    const { by, overIndex, shifts } = rowShifts(this.boxes, this.index, y - this.startY + scrolled);
    this.row.style.translate = `0 ${by}px`;
    for (const index of this.shifted.keys()) if (!shifts.has(index)) this.rows[index]!.style.translate = '';
    for (const [index, shift] of shifts) {
      if (this.shifted.get(index) !== shift) this.rows[index]!.style.translate = `0 ${shift}px`;
    }
    this.shifted = shifts;
    if (overIndex === this.overIndex) return undefined;
    this.overIndex = overIndex;
    return overIndex;
  }

  clear() {
    delete this.body.dataset.sorting;
    delete this.row.dataset.dragging;
    this.row.style.translate = '';
    for (const index of this.shifted.keys()) this.rows[index]!.style.translate = '';
  }
}
