import { useContext, useMemo, type ReactNode } from 'react';
import { sharedContext } from '../copies/sharedContext';

/** Replacement texts by `namespace.key`. */
export type MessageOverrideValues = Readonly<Record<string, string>>;

const none: MessageOverrideValues = {};
export const MessageOverridesContext = sharedContext('messages', none);

/** Replaces built-in text below it, for a server's `localize.values` or an embedding college; the innermost text wins. */
export function MessageOverrides({ values, children }: { values?: MessageOverrideValues; children: ReactNode }) {
  const outer = useContext(MessageOverridesContext);
  const merged = useMemo(() => (values ? { ...outer, ...values } : outer), [outer, values]);
  return <MessageOverridesContext value={merged}>{children}</MessageOverridesContext>;
}
