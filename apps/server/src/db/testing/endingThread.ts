import { startEngineThread, type EngineOptions, type EngineThread } from '../engineThread';

/** At which request a thread ends: the next one that holds the words, before the engine has it or when it has carried it out. */
export interface Ending {
  words: string;
  moment: 'before' | 'after';
}

/** Starts threads that a test can end at a moment of its choice. */
export function endingThreads(options: EngineOptions) {
  let current: EngineThread | undefined;
  let ending: Ending | undefined;

  async function open(): Promise<EngineThread> {
    const thread = await startEngineThread(options);
    const { ask } = thread;
    current = Object.assign(thread, {
      async ask(...[act, bytes]: Parameters<typeof ask>) {
        const isLast = ending && Buffer.from(bytes ?? []).includes(ending.words);
        if (!isLast) return await ask(act, bytes);
        if (ending?.moment === 'after') await ask(act, bytes);
        ending = undefined;
        await thread.stop();
        return await ask(act, bytes);
      },
    });
    return current;
  }

  return {
    open,
    /** Ends the thread at a request to come. */
    endAt: (words: string, moment: Ending['moment']) => void (ending = { words, moment }),
    /** Ends the thread now. */
    end: async () => await current?.stop(),
  };
}
