import type { CollegeWidgetTypes } from './widgetTypes';

/** Attributes that every element has, as properties. */
export interface CollegeElementSettings {
  /**
   * Where the widget renders: in a shadow root, isolated from the styles of the page, or in the light tree.
   * @default 'shadow'
   */
  root?: string | null;
  /** Language of built-in text: `zh-CN` or `en-US`. @default the `lang` of the page */
  locale?: string | null;
  /** `light`, `dark`, `contrast` or `system`. @default 'light' */
  theme?: string | null;
  /** `regular` or `compact`. @default 'regular' */
  density?: string | null;
  /** The time zone of dates and times, such as `Europe/Berlin`; in markup `time-zone`. @default 'Asia/Shanghai' */
  timeZone?: string | null;
  /** Texts that replace built-in ones, by `namespace.key`. */
  messages?: Readonly<Record<string, string>>;
}

/** Name of a tag, such as `college-goal-panel`. */
export type CollegeTag = keyof CollegeWidgetTypes;

/** What a page can set at an element: its widget's props, and what every element has. */
export type CollegeElementProps<Tag extends CollegeTag> = Omit<CollegeElementSettings, keyof CollegeWidgetTypes[Tag]> &
  CollegeWidgetTypes[Tag];

type DetailOf<Callback> = Callback extends (...args: infer Args) => unknown
  ? Args extends []
    ? undefined
    : Args extends [_only?: infer Only]
      ? Only
      : Args
  : never;

type Kebab<Text extends string, Before extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends Uppercase<First>
    ? Kebab<Rest, `${Before}-${Lowercase<First>}`>
    : Kebab<Rest, `${Before}${First}`>
  : Before;

/** `onGoToTarget` becomes `go-to-target`. */
type EventOf<Key> = Key extends `on${infer First}${infer Rest}`
  ? First extends Uppercase<First>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : never
  : never;

/** The events of an element by their names. */
export type CollegeElementEvents<Tag extends CollegeTag> = {
  [Key in keyof CollegeWidgetTypes[Tag] as EventOf<Key>]-?: CustomEvent<DetailOf<NonNullable<CollegeWidgetTypes[Tag][Key]>>>;
};

interface Listening<Events> {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The element of a tag: every prop of its widget is a property, every callback an event too. */
export type CollegeElement<Tag extends CollegeTag> = Listening<CollegeElementEvents<Tag>> & HTMLElement & CollegeElementProps<Tag>;

/** The element of each tag. */
export type CollegeElements = { [Tag in CollegeTag]: CollegeElement<Tag> };

/** The props of an element in the template of a framework that listens by `on` and the name of an event, as React 19 and Svelte 5 do. */
export type CollegeMarkup<Tag extends CollegeTag> = Omit<CollegeElementProps<Tag>, `on${Capitalize<string>}`> & {
  [Name in keyof CollegeElementEvents<Tag> & string as `on${Name}`]?: (event: CollegeElementEvents<Tag>[Name]) => void;
};

declare global {
  interface HTMLElementTagNameMap extends CollegeElements {}
}
