import { Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch } from '../LanguageSwitch';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { loginPageMessages } from './messages';
import { SamplePlate } from './SamplePlate';

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

const Page = styled.main`
  display: grid;
  grid-template-columns: 2fr 1fr;
  min-inline-size: ${tokens.size.pageMin};
  min-block-size: max(100vh, 720px);
  background: ${tokens.color.surface};
`;

const Showpiece = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space[10]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

const Entrance = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: end;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-inline-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
`;

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

const Small = styled.p`
  justify-self: start;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
