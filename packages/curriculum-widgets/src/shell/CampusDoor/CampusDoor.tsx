import { Button } from '@college/ui/Button';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { loginPageMessages } from '../LoginPage/messages';
import { CampusCodeForm } from './CampusCodeForm';
import type { CampusDoorProps } from './CampusDoorProps';
import { campusDoorMessages } from './messages';
import { useCampusDoor } from './useCampusDoor';

/** The ways to sign in at the campus, above the form of the sign-in page: a link to each provider, and what comes after it. */
export function CampusDoor({ providers, hrefOf, isLocalOpen, ...rest }: CampusDoorProps) {
  const text = useMessages(campusDoorMessages);
  const { submitting } = useMessages(loginPageMessages);
  const language = useLanguage();
  const { state, dispatch, isFormShown, problem, toggleEmergency } = useCampusDoor({ ...rest, isLocalOpen, failed: text.failed });
  const ways = useRef<HTMLElement>(null);
  const isRefused = problem !== undefined;
  useEffect(() => {
    // What to do about a refusal is to choose again; the sentence itself is an alert.
    if (isRefused) ways.current?.querySelector('a')?.focus();
  }, [isRefused]);

  if (state.step === 'exchanging' && state.code === undefined) return <Loading label={submitting} />;
  if (state.step !== 'choosing') {
    return (
      <CampusCodeForm
        problem={state.step === 'code' ? state.problem : undefined}
        isSending={state.step === 'exchanging'}
        onSend={(code) => dispatch({ type: 'codeSent', code })}
        onEdit={() => dispatch({ type: 'edited' })}
        onLeave={() => dispatch({ type: 'left' })}
      />
    );
  }
  return (
    <Ways ref={ways} aria-label={text.ways}>
      {isRefused && <Note variant="error">{problem}</Note>}
      {providers.map(({ id, name }) => (
        <Way key={id} href={hrefOf(id)} data-primary={(!isFormShown && providers.length === 1) || undefined}>
          {text.provider({ name: name[language] })}
        </Way>
      ))}
      {!isLocalOpen && (
        <Small>
          <Button variant="link" size="small" aria-expanded={isFormShown} onPress={toggleEmergency}>
            {text.emergency}
          </Button>
        </Small>
      )}
      {isLocalOpen && providers.length > 0 && <Or>{text.or}</Or>}
    </Ways>
  );
}

const Ways = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
`;

// A plain link: the router of the page would take one of React Aria for a page of its own.
const Way = styled.a`
  display: block;
  padding: 9px ${tokens.space[6]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${tokens.color.borderControl};
  }
  &[data-primary] {
    border-color: transparent;
    background: ${tokens.color.accentFill};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.font.strong};

    &:hover {
      background: ${tokens.color.accentFillHover};
    }
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Small = styled.div`
  justify-self: center;
  padding-block-start: ${tokens.space[2]};
`;

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${tokens.space[3]};
  margin: 0;
  padding-block-start: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &::before,
  &::after {
    border-block-start: 1px solid ${tokens.color.border};
    content: '';
  }
`;
