import type { ComponentType } from 'react';

/** A piece of a widget that is fetched apart from it. */
export interface LaterPart<Props> {
  /** The component, once it has come. */
  readonly component: () => ComponentType<Props> | undefined;
  /** Called when it is loaded. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it, once for all who ask; after a failure the next call tries again. */
  readonly fetch: () => Promise<unknown>;
}

/** Makes a part of what an `import()` gives. Make it once, at the top of a file. */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let component: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function start() {
    try {
      component = await load();
      for (const listener of listeners) listener();
    } catch (error) {
      coming = undefined;
      throw error;
    }
  }

  return {
    component: () => component,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: () => (coming ??= start()),
  };
}
