import { Heading } from '@storybook/addon-docs/blocks';
import type { Component } from './catalogue';
import { standingOf } from './standing';
import { usePageWords } from './words';

/** The checks behind the badge, with what each found. */
export function MaturitySection({ component }: { component: Component }) {
  const { text, lang } = usePageWords();
  return (
    <>
      <Heading>{text.checks}</Heading>
      <ul>
        {standingOf(component).checks.map(({ name, isMet, detail }) => (
          <li key={name.en}>
            {isMet ? '✓' : '✗'} <strong>{name[lang]}</strong>
            {text.colon}
            {detail[lang]}
          </li>
        ))}
      </ul>
    </>
  );
}
