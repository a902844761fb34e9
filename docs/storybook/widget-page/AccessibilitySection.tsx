import { Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import type { AccessibilityDigest, Spoken } from './accessibility';
import { looksOf } from './accessibilityText';
import { usePageWords } from './words';

/** What the section is made of. */
export interface AccessibilitySectionProps {
  /** What the sweep of all stories saw; nothing where it did not look. */
  digest: AccessibilityDigest | undefined;
  spoken: Spoken;
  /** The keys, as the guide tells them. */
  keyboard: string | undefined;
}

/** What is known of a component's accessibility: what axe found, its keys, and what a screen reader announces. */
export function AccessibilitySection({ digest, spoken, keyboard }: AccessibilitySectionProps) {
  const { text, lang } = usePageWords();
  const lines = spoken[lang] ?? spoken.zh ?? spoken.en;
  return (
    <>
      <Heading>{text.accessibility}</Heading>
      {digest ? <AxeFacts digest={digest} /> : <p>{text.notLookedAt}</p>}
      {keyboard && (
        <>
          <Subheading>{text.keyboard}</Subheading>
          <Markdown>{keyboard}</Markdown>
        </>
      )}
      {lines && (
        <>
          <Subheading>{text.spoken}</Subheading>
          <p>{text.spokenIntro}</p>
          <Source code={lines.join('\n')} language="yml" dark={false} />
        </>
      )}
    </>
  );
}

function AxeFacts({ digest: { combinations, date, revision, stories, violations } }: { digest: AccessibilityDigest }) {
  const { text, lang } = usePageWords();
  const rules = Object.entries(violations);
  return (
    <ul>
      <li>
        {text.axeFound}
        {text.colon}
        {rules.length === 0 && text.noViolation}
        {rules.map(([rule, count], index) => (
          <span key={rule}>
            {index > 0 && text.listed}
            <code>{rule}</code> × {count}
          </span>
        ))}
      </li>
      <li>{text.lookedAt(stories, looksOf(combinations, lang))}</li>
      <li>{text.lookedOn(date, <code>{revision}</code>)}</li>
    </ul>
  );
}
