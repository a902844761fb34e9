/** A page object of `@college/curriculum-widgets/testing`, as its source says it. */
export interface PageObject {
  name: string;
  /** The widgets it is for. */
  widgets: readonly string[];
}

/** The page objects in the sources of the entry: exported functions of a driver whose comment begins with the widgets. */
export function pageObjectsIn(sources: readonly string[]): PageObject[] {
  const pattern = /\/\*\* (`[^*]*?): [^*]*? \*\/\nexport function (\w+)<Part>/g;
  return sources
    .flatMap((source) => [...source.matchAll(pattern)])
    .map(([, heads = '', name = '']) => ({
      name,
      widgets: [...heads.matchAll(/`(\w+)`/g)].map(([, widget = '']) => widget),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The widgets that no page object is for. */
export function withoutPageObject(widgets: readonly string[], objects: readonly PageObject[]): string[] {
  const covered = new Set(objects.flatMap((object) => object.widgets));
  return widgets.filter((widget) => !covered.has(widget)).toSorted((one, other) => one.localeCompare(other));
}
