import { createContext, type Context } from 'react';

/** Contexts by name, and these by the React that made them: the ready-made elements bring one of their own, whose trees are none of a page's. */
type SharedContexts = WeakMap<object, Record<string, unknown>>;

const key = Symbol.for('@college/ui');
const page = globalThis as { [key]?: SharedContexts };

/**
 * A context that all copies of this package on a page have in common: a provider of one reaches the components of another. Where the values of two versions would
 * not fit each other, the name has to change.
 */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const byReact = (page[key] ??= new WeakMap());
  if (!byReact.has(createContext)) byReact.set(createContext, {});
  return (byReact.get(createContext)![name] ??= createContext(initial)) as Context<Value>;
}
