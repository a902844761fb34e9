import { Heading } from '@storybook/addon-docs/blocks';
import type { Component } from './catalogue';
import { standingOf } from './standing';

/** The checks behind the badge, with what each found. */
export function MaturitySection({ component }: { component: Component }) {
  return (
    <>
      <Heading>Checks</Heading>
      <ul>
        {standingOf(component).checks.map(({ name, isMet, detail }) => (
          <li key={name}>
            {isMet ? '✓' : '✗'} <strong>{name}</strong>: {detail}
          </li>
        ))}
      </ul>
    </>
  );
}
