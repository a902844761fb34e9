/** A function of an object that never changes, which is asked only once for each. */
export function rememberedBy<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>();
  return (from) => {
    const found = known.get(from);
    if (found) return found.made;
    const made = make(from);
    known.set(from, { made });
    return made;
  };
}
