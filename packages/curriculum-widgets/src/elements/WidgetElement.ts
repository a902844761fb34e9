import type { MessageOverrideValues } from '@college/ui/messages';
import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react';

/** What only a React tree can provide. */
type OnlyInReact = 'ref' | 'className' | 'style' | 'key' | 'children' | 'onStatusChange';

/** The props of a widget as a page passes them to its element: all at once or one after the other. */
export type ElementProps<Widget> = Widget extends ComponentType<infer Props> ? Partial<Omit<Props, OnlyInReact>> : never;

/** Attributes that every element has. */
export interface ElementSettings {
  /**
   * Where the widget renders: in a shadow root, isolated from the styles of the page, or in the light tree.
   * @default 'shadow'
   */
  root?: string | null;
  /** Language of built-in text: `zh-CN` or `en-US`. @default the `lang` of the page */
  locale?: string | null;
  /** `light`, `dark` or `contrast`. @default 'light' */
  theme?: string | null;
  /** `regular` or `compact`. @default 'regular' */
  density?: string | null;
  /** The time zone of dates and times, such as `Europe/Berlin`; in markup `time-zone`. @default 'Asia/Shanghai' */
  timeZone?: string | null;
  /** Texts that replace built-in ones, by `namespace.key`. */
  messages?: MessageOverrideValues;
}

/** The element of a widget: every prop is a property. */
export type WidgetElement<Widget> = HTMLElement & Omit<ElementSettings, keyof ElementProps<Widget>> & ElementProps<Widget>;

/** An element as React knows it in markup; for a page that is React, the components themselves are the better choice. */
export type ReactMarkup<Widget> = DetailedHTMLProps<HTMLAttributes<WidgetElement<Widget>>, WidgetElement<Widget>> &
  Omit<ElementSettings & ElementProps<Widget>, keyof HTMLAttributes<HTMLElement>>;

type DetailOf<Callback> = Callback extends (...args: infer Args) => unknown
  ? Args extends []
    ? undefined
    : Args extends [infer Only]
      ? Only
      : Args
  : never;

/** The props of an element in a template: its callbacks become events. */
export type TemplateProps<Props> = {
  [Key in keyof Props]: Key extends `on${Capitalize<string>}`
    ? (event: CustomEvent<DetailOf<NonNullable<Props[Key]>>>) => void
    : Props[Key];
};
