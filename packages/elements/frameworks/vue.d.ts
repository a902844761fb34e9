/** The elements in templates of Vue 3: `import type {} from '@college/elements/vue';`. */
import type { HTMLAttributes } from 'vue';
import type { CollegeElementEvents, CollegeElementProps, CollegeTag } from './elementTypes.js';

type Listeners<Tag extends CollegeTag> = {
  [Name in keyof CollegeElementEvents<Tag> & string as `on${Capitalize<Camel<Name>>}`]?: (event: CollegeElementEvents<Tag>[Name]) => void;
};

type Camel<Text extends string> = Text extends `${infer Before}-${infer Rest}` ? `${Before}${Capitalize<Camel<Rest>>}` : Text;

type PropsOf<Tag extends CollegeTag> = Omit<CollegeElementProps<Tag>, `on${Capitalize<string>}`> & Listeners<Tag>;

/** As Vue's `GlobalComponents`, so that templates are checked. */
export type CollegeVueComponents = {
  [Tag in CollegeTag]: new () => { $props: Omit<HTMLAttributes, keyof PropsOf<Tag>> & PropsOf<Tag> };
};

declare module 'vue' {
  interface GlobalComponents extends CollegeVueComponents {}
}
