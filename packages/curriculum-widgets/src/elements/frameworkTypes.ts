import type { CollegeElements, CollegeWidgets } from './elementTypes.gen';
import type { ElementProps, ElementSettings, TemplateProps } from './WidgetElement';

/**
 * The elements as Vue's `GlobalComponents`, so that templates are checked:
 * `declare module 'vue' { interface GlobalComponents extends CollegeVueComponents {} }`.
 */
export type CollegeVueComponents = {
  [Tag in keyof CollegeWidgets]: new () => { $props: ElementSettings & TemplateProps<ElementProps<CollegeWidgets[Tag]>> };
};

declare global {
  interface HTMLElementTagNameMap extends CollegeElements {}
}
