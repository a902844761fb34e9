/** Something that is fetched: on its way, refused, or here. */
export type Loadable<Value> = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: Value };

/** The value when it is here, else undefined. */
export function valueOf<Value>(loadable: Loadable<Value> | null | undefined): Value | undefined {
  return loadable?.status === 'ready' ? loadable.value : undefined;
}
