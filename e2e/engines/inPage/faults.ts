const faults: string[] = [];

// Storybook's interaction recorder itself triggers this when it serializes a keyboard event including the window.
const saidByStorybook = 'Accessing the Story Store is deprecated';

/** Collects uncaught errors, and what is written to the console as an error or a warning; not every driver reports them. */
export function collectFaults() {
  // A loop of ResizeObserver is reported as an event without an error, and is none.
  addEventListener('error', ({ error }) => error && note('error', error));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...said: unknown[]) => {
      write.apply(console, said);
      const text = said.map(String).join(' ');
      if (!text.startsWith(saidByStorybook)) note(`console.${level}`, text);
    };
  }
}

function note(kind: string, what: unknown) {
  faults.push(`${kind}: ${String(what)}`.slice(0, 400));
}

/** The faults since the last call. */
export function takeFaults() {
  return faults.splice(0);
}
