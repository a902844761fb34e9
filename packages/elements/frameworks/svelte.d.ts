/** The elements in templates of Svelte 5: `import type {} from '@college/elements/svelte';`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { CollegeElements, CollegeMarkup, CollegeTag } from './elementTypes.js';

export type CollegeSvelteElements = {
  [Tag in CollegeTag]: Omit<HTMLAttributes<CollegeElements[Tag]>, keyof CollegeMarkup<Tag>> & CollegeMarkup<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends CollegeSvelteElements {}
}
