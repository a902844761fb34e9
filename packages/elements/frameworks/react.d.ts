/** The elements in JSX of React 17 to 19: `import type {} from '@college/elements/react';`. React 18 and older set no objects at elements: there use a ref. */
import type { HTMLAttributes, Key, Ref } from 'react';
import type { CollegeElements, CollegeMarkup, CollegeTag } from './elementTypes.js';

type OfReact<Tag extends CollegeTag> = { key?: Key | null; ref?: Ref<CollegeElements[Tag]> } & Omit<
  HTMLAttributes<HTMLElement>,
  keyof CollegeMarkup<Tag>
>;

export type CollegeIntrinsicElements = { [Tag in CollegeTag]: OfReact<Tag> & CollegeMarkup<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CollegeIntrinsicElements {}
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends CollegeIntrinsicElements {}
  }
}
