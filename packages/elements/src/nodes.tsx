import { isValidElement, useLayoutEffect, useRef } from 'react';

/** Content of the page to be rendered inside a widget: text, an element, a function that creates one, or several by name. */
export function toReact(given: unknown): unknown {
  if (given instanceof Node) return <PageNode node={given} />;
  if (typeof given === 'function') return reactMaker(given as Maker);
  if (given && Object.getPrototypeOf(given) === Object.prototype && !isValidElement(given)) {
    return Object.fromEntries(Object.entries(given).map(([name, part]) => [name, toReact(part)]));
  }
  return given;
}

type Maker = (...args: unknown[]) => unknown;
const makers = new WeakMap<Maker, Maker>();

/** Memoized per function: a new one would remount the widget. */
function reactMaker(maker: Maker): Maker {
  const known = makers.get(maker) ?? ((...args: unknown[]) => toReact(maker(...args)));
  makers.set(maker, known);
  return known;
}

function PageNode({ node }: { node: Node }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(node);
  }, [node]);
  return <span ref={ref} style={{ display: 'contents' }} />;
}
