import { lazy, Suspense, type ComponentProps } from 'react';

const BookContainer = lazy(() => import('./BookContainer').then((module) => ({ default: module.BookContainer })));

/** The frame of documentation, loaded when a page is opened: a story needs none of it. */
export function LazyContainer(props: ComponentProps<typeof BookContainer>) {
  return (
    <Suspense>
      <BookContainer {...props} />
    </Suspense>
  );
}
