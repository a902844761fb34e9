import type { ComponentType } from 'react';

/** A part of a widget that is loaded lazily. */
export interface LazyPart<Props> {
  /** The component, once it is loaded. */
  readonly component: () => ComponentType<Props> | undefined;
  /** Called when it is loaded. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it; concurrent calls share one request, and after a failure the next call tries again. */
  readonly fetch: () => Promise<unknown>;
}

/** Creates a lazily loaded part from an `import()`. Call it once, at module level. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
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
