import explained from '../../../docs/states/alike.json';

const reasons: Readonly<Record<string, string>> = explained;

/** Pairs of states of one widget with the same picture, each with the reason that `docs/states/alike.json` gives under `one = other`. */
export function lookalikes(digests: ReadonlyMap<string, string>) {
  const ids = [...digests.keys()].sort();
  return ids.flatMap((one, index) =>
    ids
      .slice(index + 1)
      .filter((other) => widgetOf(one) === widgetOf(other) && digests.get(one) === digests.get(other))
      .map((other) => ({ one, other, reason: reasons[`${one} = ${other}`] })),
  );
}

function widgetOf(state: string) {
  return state.split('.')[0];
}
