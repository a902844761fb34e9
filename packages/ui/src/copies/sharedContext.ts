import { createContext, type Context } from 'react';

/** Contexts by name, and these by the React that made them: the ready-made elements bring one of their own, whose trees are none of a page's. */
type SharedContexts = WeakMap<object, Map<string, Context<unknown>>>;

const key = Symbol.for('@college/ui');

/**
 * A context that all copies of this package on a page have in common: a provider of one reaches the components of another. Where the values of two versions would
 * not fit each other, the name has to change.
 */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const page = globalThis as { [key]?: SharedContexts };
  const byReact = (page[key] ??= new WeakMap());
  const contexts = byReact.get(createContext) ?? new Map<string, Context<unknown>>();
  byReact.set(createContext, contexts);
  const context = contexts.get(name) ?? (createContext<unknown>(initial) as Context<unknown>);
  contexts.set(name, context);
  return context as Context<Value>;
}
