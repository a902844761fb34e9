import { useInsertionEffect, useMemo, useRef } from 'react';

type Handler = (...given: unknown[]) => unknown;

/**
 * The same props with handlers that stay the same and call those that were given last. A form that makes its handlers at each key
 * gives a field that is remembered nothing new by that.
 */
export function useSteadyHandlers<Props extends object>(props: Props): Props {
  const latest = useRef<object>(props);
  // Before any effect or event of this drawing can call one.
  useInsertionEffect(() => {
    latest.current = props;
  });

  const names = Object.entries(props)
    .flatMap(([name, value]) => (typeof value === 'function' && isHandler.test(name) ? [name] : []))
    .join(' ');
  const handlers = useMemo(() => {
    const call =
      (name: string): Handler =>
      (...given) =>
        (latest.current as Record<string, Handler | undefined>)[name]?.(...given);
    return Object.fromEntries(names.split(' ').flatMap((name) => (name === '' ? [] : [[name, call(name)]])));
  }, [names]);
  return { ...props, ...handlers };
}

const isHandler = /^on[A-Z]/;
