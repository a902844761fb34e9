/**
 * Caches the element of a key while its inputs are equal, so that React skips it. The inputs shared by all keys come first; when they change, the cache is
 * cleared.
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
