import { Heading } from '@storybook/addon-docs/blocks';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { Component } from './catalogue';
import { usePageWords } from './words';

/** The design tokens that a component's files name: what a theme changes in it. */
export function TokensSection({ component }: { component: Component }) {
  const { text } = usePageWords();
  if (component.tokens.length === 0) return null;
  return (
    <>
      <Heading>{text.tokens}</Heading>
      <List>
        {component.tokens.map((token) => (
          <li key={token}>
            <Swatch token={token} />
            <code>{token}</code>
          </li>
        ))}
      </List>
    </>
  );
}

function Swatch({ token }: { token: string }) {
  const [group, name] = token.split('.') as [keyof typeof tokens, string];
  const value = (tokens[group] as Record<string, string> | undefined)?.[name];
  if (value === undefined) return null;
  if (group === 'color') return <Colour aria-hidden style={{ background: value }} title={value} />;
  return group === 'space' ? <Bar aria-hidden style={{ inlineSize: value }} /> : null;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    margin: 0;
  }
`;

const Colour = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 16px;
  border: 1px solid ${tokens.color.borderStrong};
`;

const Bar = styled.span`
  flex: none;
  block-size: 8px;
  background: ${tokens.color.accentFill};
`;
