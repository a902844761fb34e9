import { Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch } from '../LanguageSwitch';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { loginPageMessages } from './messages';
import { SamplePlate } from './SamplePlate';
import { Brand, Entrance, Page, Showpiece, Small } from './twoColumns';

export interface LoginPageProps extends LoginFormProps {
  /** Language code, 80101 for Chinese. */
  language: string;
  onLanguageChange: (language: string) => void;
  ref?: Ref<HTMLElement>;
}

/** The sign-in page: what the product makes on the left, the form on the right. */
export function LoginPage({ language, onLanguageChange, ref, ...form }: LoginPageProps) {
  const text = useMessages(loginPageMessages);
  return (
    <Page ref={ref}>
      <Showpiece>
        <Brand>
          <Mark />
          {text.product}
        </Brand>
        <SamplePlate />
        <Small>{text.motto}</Small>
      </Showpiece>
      <Entrance>
        <LanguageSwitch value={language} onChange={onLanguageChange} />
        <Door>
          <Title>{text.title}</Title>
          <LoginForm {...form} />
        </Door>
        <Small>{text.forgotten}</Small>
      </Entrance>
    </Page>
  );
}

const Door = styled.div`
  display: grid;
  align-content: center;
  gap: ${tokens.space[8]};
  inline-size: 100%;
`;

const Title = styled.h1`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
`;
