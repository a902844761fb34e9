import { Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch } from '../LanguageSwitch';
import { publicPageMessages } from './messages';
import { SamplePlate } from './SamplePlate';

export interface PublicPageProps {
  /** Name beside the mark. */
  product: string;
  /** The page's one level-1 heading. */
  title: string;
  /** Reaches the heading, which takes the focus when the page turns into its next step. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Language code, 80101 for Chinese. */
  language: string;
  onLanguageChange: (language: string) => void;
  /** A muted line at the foot of the right column. */
  foot?: ReactNode;
  /** What can be done here, under the title. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A page before the sign-in: what the product makes on the left, the way in on the right; in a narrow window the way in alone. */
export function PublicPage({ product, title, titleRef, language, onLanguageChange, foot, children, ref }: PublicPageProps) {
  const text = useMessages(publicPageMessages);
  return (
    <Page ref={ref}>
      <Showpiece>
        <Brand>
          <Mark />
          {product}
        </Brand>
        <SamplePlate />
        <Small>{text.motto}</Small>
      </Showpiece>
      <Entrance>
        <LanguageSwitch value={language} onChange={onLanguageChange} />
        <Door>
          <Title ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </Title>
          {children}
        </Door>
        {foot === undefined ? null : <Small>{foot}</Small>}
      </Entrance>
    </Page>
  );
}

// Below this the form would be narrower than its fields: only the form is shown, without the picture of the product.
const onNarrowDoor = '@media (max-width: 1099px)';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  min-block-size: max(100vh, 720px);
  background: ${tokens.color.surface};

  ${onNarrowDoor} {
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    gap: ${tokens.space[8]} ${tokens.space[4]};
    min-block-size: 100vh;
    padding: ${tokens.space[4]} ${tokens.space[4]} ${tokens.space[6]};
  }
`;

const Showpiece = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space[10]};
  padding: ${tokens.space[12]} ${tokens.space[16]};

  ${onNarrowDoor} {
    display: contents;

    > :not(:first-child) {
      display: none;
    }
  }
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

  ${onNarrowDoor} {
    display: contents;
  }
`;

const Door = styled.div`
  display: grid;
  align-content: center;
  gap: ${tokens.space[8]};
  inline-size: 100%;

  ${onNarrowDoor} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    justify-self: center;
    max-inline-size: ${tokens.size.dialogS};
  }
`;

const Title = styled.h1`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
  overflow-wrap: anywhere;
  outline: none;
`;

const Small = styled.p`
  justify-self: start;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  ${onNarrowDoor} {
    grid-column: 1 / -1;
    justify-self: center;
  }
`;
