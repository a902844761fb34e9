/** Thrown instead of waiting where too many acts of one lane wait already. */
export class LaneFullError extends Error {
  constructor() {
    super('Too many acts of this lane are waiting.');
    this.name = 'LaneFullError';
  }
}

interface Waiting {
  start: () => void;
  takesPlace: boolean;
}

/** Places that several lanes share. */
export interface FairTurns {
  /** Runs an act when its lane's turn has come and a place is free. A lane may have a limit of its own. */
  run: <Result>(lane: string, act: () => Promise<Result>, mostOfLane?: number) => Promise<Result>;
  /** Waits as long as an act would, and takes no place: nobody waits for it. */
  pass: (lane: string) => Promise<void>;
  /** How many acts of a lane wait. */
  countWaiting: (lane: string) => number;
  /** How many acts of all lanes wait. */
  countAllWaiting: () => number;
}

/**
 * Lets at most `places` acts run at a time. Lanes take turns, whatever number of acts each has, and the acts of a lane go in the order they
 * came; at most `mostWaiting` of a lane wait.
 */
export function takeFairTurns({ places, mostWaiting = Infinity }: { places: number; mostWaiting?: number }): FairTurns {
  // In the order of their turns: a lane that had its turn goes to the end.
  const lanes = new Map<string, Waiting[]>();
  let free = places;

  function enter(lane: string, takesPlace: boolean, mostOfLane = mostWaiting): Promise<void> {
    const waiting = lanes.get(lane) ?? [];
    if (waiting.length >= mostOfLane) return Promise.reject(new LaneFullError());
    return new Promise((resolve) => {
      waiting.push({ start: resolve, takesPlace });
      lanes.set(lane, waiting);
      startNext();
    });
  }

  function startNext(): void {
    for (const [lane, waiting] of lanes) {
      if (free === 0) return;
      const next = waiting.shift();
      lanes.delete(lane);
      // A lane that is put in again is visited again, after all others.
      if (waiting.length > 0) lanes.set(lane, waiting);
      if (next?.takesPlace) free -= 1;
      next?.start();
    }
  }

  return {
    async run(lane, act, mostOfLane) {
      await enter(lane, true, mostOfLane);
      try {
        return await act();
      } finally {
        free += 1;
        startNext();
      }
    },
    pass: (lane) => enter(lane, false),
    countWaiting: (lane) => lanes.get(lane)?.length ?? 0,
    countAllWaiting: () => [...lanes.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
