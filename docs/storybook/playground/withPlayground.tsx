import type { Decorator } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { failureOf, slowness } from '../toolbars/network';
import type { ServerArgs } from '../toolbars/withNetwork';
import { playedStream } from './playedStream';
import { playgroundEvents, readPlayed, withEdits, type Played, type PlayedCall, type Replied } from './playground';

type Call = (...given: unknown[]) => unknown;

/** Changes replies of the story's ports as the playground's panel says; the widget mounts again with each change. */
export const withPlayground: Decorator = (Story, { args, globals, loaded }) => {
  const played = readPlayed(globals.playground);
  const serverArgs = loaded.serverArgs as ServerArgs | undefined;
  if (!played || !serverArgs) return <Story key="off" />;
  return <Story key={String(globals.playground)} args={{ ...args, ...playedArgs(args, serverArgs, played, String(globals.language)) }} />;
};

function playedArgs(args: Record<string, unknown>, serverArgs: ServerArgs, played: Played, language: string) {
  addons.getChannel().emit(playgroundEvents.calls, serverArgs.shown);
  const changed: Record<string, unknown> = {};
  for (const prop of serverArgs.ports.keys()) {
    const port = args[prop];
    if (typeof port === 'object' && port !== null) changed[prop] = playedPort(port, prop, serverArgs, played, language);
  }
  return changed;
}

function playedPort(port: object, prop: string, { ports }: ServerArgs, played: Played, language: string): object {
  const wrapped = new Map<string, Call>();
  return new Proxy(port, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      const answers = ports.get(prop)?.get(String(name));
      if (typeof value !== 'function' || !answers) return value;
      const id = `${prop}.${String(name)}`;
      const make = answers === 'stream' ? streamCall : playedCall;
      const call = wrapped.get(id) ?? make((...given) => (value as Call).apply(target, given), id, played[id] ?? {}, language);
      wrapped.set(id, call);
      return call;
    },
  });
}

function playedCall(call: Call, id: string, { delay, fault, edits }: PlayedCall, language: string): Call {
  return async (...given) => {
    if (delay) await slowness.after(delay);
    const failure = fault && failureOf(fault, language);
    if (failure) throw failure;
    const reply = await call(...given);
    tellReply({ id, reply });
    return withEdits(reply, edits);
  };
}

function streamCall(call: Call, id: string, played: PlayedCall, language: string): Call {
  return (...given) =>
    playedStream(
      () => call(...given) as AsyncIterable<unknown>,
      played,
      language,
      (parts) => tellReply({ id, reply: parts }),
    );
}

function tellReply(replied: Replied) {
  addons.getChannel().emit(playgroundEvents.replied, replied);
}
