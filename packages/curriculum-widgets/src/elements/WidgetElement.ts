import type { ComponentProps, ComponentType } from 'react';
import type { MessageOverrideValues } from '@college/ui/messages';

/** What only a React tree can give. */
type OnlyInReact = 'ref' | 'className' | 'style' | 'key' | 'children';

/** The element of a widget: every prop is a property, required ones too may be set one after the other. */
export type WidgetElement<Widget> = HTMLElement &
  Partial<Omit<Widget extends ComponentType<infer Props> ? Props : ComponentProps<'div'>, OnlyInReact>> & {
    /** Texts that replace built-in ones, by `namespace.key`. */
    messages?: MessageOverrideValues;
  };
