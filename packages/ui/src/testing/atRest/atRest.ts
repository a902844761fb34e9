import type { StoryObj } from '@storybook/react-vite';

type PlayContext<TMeta> = Parameters<NonNullable<StoryObj<TMeta>['play']>>[0];

/**
 * Asserts what makes a state this state and no other, on the page as the story leaves it. Runs after `play` and is repeated until it holds, so it
 * reads the page once and never waits itself: `getBy`, `queryBy` and `expect`, no `findBy`, no gestures.
 */
export type RestingCheck<TMeta> = (context: PlayContext<TMeta>) => void | Promise<void>;

/** A story that may show a specified state: `tags: ['state:<id>']` with its `parameters.atRest`. */
export type StateStory<TMeta> = StoryObj<TMeta> & { parameters?: { atRest?: RestingCheck<TMeta> } };
