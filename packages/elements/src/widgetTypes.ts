import type { ComponentType } from 'react';
import type { CollegeWidgets } from './elementTypes.gen';

/** What only a React tree can provide. */
type OnlyInReact = 'ref' | 'className' | 'style' | 'key' | 'children' | 'onStatusChange';

type PropsOf<Widget> = Widget extends ComponentType<infer Props> ? Partial<Omit<Props, OnlyInReact>> : never;

/**
 * The props of the widget behind each tag. In `dist` a file of this name says the same in types that need neither React nor another package: see
 * `scripts/elements/widgetTypes.mjs`.
 */
export type CollegeWidgetTypes = { [Tag in keyof CollegeWidgets]: PropsOf<CollegeWidgets[Tag]> };
