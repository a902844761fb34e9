/** How many stories are drawn at once: each is a whole page, and the reader goes on reading meanwhile. */
const atOnce = 2;

/** What a frame tells its page when its story stands, or never will. */
const ends = new Set(['storyRendered', 'storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']);

const waiting: { start: () => void }[] = [];
const drawing = new Set<object>();

/** Starts the drawing of a picture in its turn. The returned function ends it, or its waiting. */
export function inTurn(start: () => void): () => void {
  const turn = { start };
  waiting.push(turn);
  startNext();
  return () => {
    drawing.delete(turn);
    if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1);
    startNext();
  };
}

function startNext(): void {
  while (drawing.size < atOnce && waiting.length > 0) {
    const next = waiting.shift()!;
    drawing.add(next);
    next.start();
  }
}

/**
 * Hears what a frame tells its page, and keeps it from Storybook, which would take the frame's globals for those of the page. `onEnd` is called when the
 * story of the frame stands, or never will.
 */
export function listenTo(frame: () => Window | null | undefined, onEnd: () => void): () => void {
  const handleMessage = (event: MessageEvent) => {
    if (event.source === null || event.source !== frame()) return;
    event.stopImmediatePropagation();
    if (ends.has(typeOf(event.data))) onEnd();
  };
  window.addEventListener('message', handleMessage, true);
  return () => window.removeEventListener('message', handleMessage, true);
}

/** The name of the event in a message of Storybook's channel, which comes as text. */
function typeOf(data: unknown): string {
  return /"type":"(\w+)"/.exec(typeof data === 'string' ? data : JSON.stringify(data))?.[1] ?? '';
}
