import type { Decorator, Loader } from '@storybook/react-vite';
import type { CallShown } from '../playground/playground';
import type { Network } from './network';
import { callThrough, portThrough } from './throughNetwork';

/** What of a story's args calls a server: ports with their calls, and single functions. */
export interface ServerArgs {
  ports: ReadonlyMap<string, ReadonlyMap<string, 'promise' | 'stream'>>;
  /** The calls of the ports as the playground lists them. */
  shown: readonly CallShown[];
  calls: ReadonlyMap<string, 'promise' | 'stream'>;
}

/** Finds the args of a story that call a server, where the toolbar selects another network than the story's own, or the playground is on. */
export const loadServerArgs: Loader = async ({ title, globals }) => {
  if ((globals.network ?? 'ok') === 'ok' && !globals.playground) return {};
  const { componentsOfTitle } = await import('../widget-page/components');
  const found = componentsOfTitle(title);
  const ports = found
    .flatMap((component) => component.ports)
    .map(
      ({ prop, members }) => [prop, new Map(members.flatMap(({ name, answers }) => (answers ? [[name, answers] as const] : [])))] as const,
    );
  const calls = found.flatMap(({ props }) => props).flatMap(({ name, answers }) => (answers ? [[name, answers] as const] : []));
  const shown = found
    .flatMap((component) => component.ports)
    .flatMap(({ prop, members }) =>
      members.flatMap(({ name, signature, description, answers }) =>
        answers ? [{ id: `${prop}.${name}`, signature, description, answers }] : [],
      ),
    );
  return { serverArgs: { ports: new Map(ports), shown, calls: new Map(calls) } satisfies ServerArgs };
};

/** Makes the ports of a story respond late, or fail as the selected network does; the widget remounts with each choice. */
export const withNetwork: Decorator = (Story, { args, globals, loaded }) => {
  const network = (globals.network ?? 'ok') as Network;
  const serverArgs = loaded.serverArgs as ServerArgs | undefined;
  if (network === 'ok' || !serverArgs) return <Story key="ok" />;
  return <Story key={network} args={{ ...args, ...through(args, serverArgs, network, String(globals.language)) }} />;
};

function through(args: Record<string, unknown>, { ports, calls }: ServerArgs, network: Network, languageCode: string) {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    const ofPort = ports.get(name);
    const answers = calls.get(name);
    if (ofPort && typeof value === 'object' && value !== null) changed[name] = portThrough(value, ofPort, network, languageCode);
    else if (answers && typeof value === 'function')
      changed[name] = callThrough(value as (...given: unknown[]) => unknown, answers, network, languageCode);
  }
  return changed;
}
