/**
 * Keeps what was drawn for a place as long as the same was to be drawn there, so that React skips it. What all places depend on is
 * given first; when that changes, nothing is kept.
 */
export function createElementCache<Value, Drawn>() {
  let lastFor: readonly unknown[] = [];
  let byPlace = new Map<number, { value: Value; drawn: Drawn }>();

  return function drawnFor(dependsOn: readonly unknown[]) {
    if (dependsOn.length !== lastFor.length || dependsOn.some((one, at) => one !== lastFor[at])) {
      lastFor = dependsOn;
      byPlace = new Map();
    }
    return (place: number, value: Value, draw: () => Drawn): Drawn => {
      const before = byPlace.get(place);
      if (before && before.value === value) return before.drawn;
      const drawn = draw();
      byPlace.set(place, { value, drawn });
      return drawn;
    };
  };
}
