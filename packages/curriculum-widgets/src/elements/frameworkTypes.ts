import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CollegeElements, CollegeWidgets } from './elementTypes.gen';
import type { ElementProps, ElementSettings, TemplateProps } from './WidgetElement';

/**
 * The elements as Vue's `GlobalComponents`, so that templates are checked:
 * `declare module 'vue' { interface GlobalComponents extends CollegeVueComponents {} }`.
 */
export type CollegeVueComponents = {
  [Tag in keyof CollegeWidgets]: new () => { $props: ElementSettings & TemplateProps<ElementProps<CollegeWidgets[Tag]>> };
};

/** The elements as React knows them in markup; for a page that is React, the components themselves are the better choice. */
type ReactElements = {
  [Tag in keyof CollegeElements]: DetailedHTMLProps<HTMLAttributes<CollegeElements[Tag]>, CollegeElements[Tag]> &
    Omit<ElementSettings & ElementProps<CollegeWidgets[Tag]>, keyof HTMLAttributes<HTMLElement>>;
};

declare global {
  interface HTMLElementTagNameMap extends CollegeElements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
