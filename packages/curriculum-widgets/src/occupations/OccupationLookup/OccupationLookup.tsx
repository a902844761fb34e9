import { Icon, Mark } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as PlainLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { useWindowFit } from '../../shell/AppShell/useWindowFit';
import { LanguageSwitch } from '../../shell/LanguageSwitch';
import { occupationLookupMessages } from './messages';

/** The pages of the lookup, in their order. */
const lookupPages = ['book', 'search', 'about'] as const;
/** One page of the lookup. */
export type LookupPage = (typeof lookupPages)[number];

export interface OccupationLookupProps {
  /** Name beside the mark. */
  product: string;
  /** The page that shows. */
  page: LookupPage;
  /** The URL of each page. */
  hrefs: Readonly<Record<LookupPage, string>>;
  /** Where the way back leads. */
  workbenchHref: string;
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /**
   * Whether the page fits any window instead of being at least 1300 px wide. In a zoomed browser it always does.
   * @default false
   */
  isFitToWindow?: boolean;
  /** The content of the page. */
  children: ReactNode;
}

/** The frame of the occupation lookup (decision 8): a page by itself, to read in, as wide as those of the workbench (core §9), with a way back there. */
export function OccupationLookup(props: OccupationLookupProps) {
  const { product, page, hrefs, workbenchHref, language, onLanguageChange, isFitToWindow = false, children } = props;
  const text = useMessages(occupationLookupMessages);
  const fit = useWindowFit(isFitToWindow);
  return (
    <Page data-fit={fit === 'specified' ? undefined : fit}>
      <Head>
        <Brand>
          <Mark />
          {product}
        </Brand>
        <Pages aria-label={text.pages}>
          {lookupPages.map((one) => (
            <Way key={one} href={hrefs[one]} aria-current={one === page ? 'page' : undefined}>
              {text[one]}
            </Way>
          ))}
        </Pages>
        <LanguageSwitch value={language} onChange={onLanguageChange} />
        <Link variant="muted" href={workbenchHref}>
          <Back>
            <Icon of={ArrowLeft} />
            {text.workbench}
          </Back>
        </Link>
      </Head>
      <Main>
        <h1>{text[`${page}Title`]}</h1>
        {children}
      </Main>
    </Page>
  );
}

const Page = styled.div`
  min-inline-size: ${tokens.size.pageMin};
  min-block-size: 100%;
  background: ${tokens.color.surface};

  &[data-fit] {
    min-inline-size: 0;
  }
  @media print {
    min-inline-size: 0;
  }
`;

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.topbar};
  display: flex;
  align-items: center;
  gap: ${tokens.space[6]};
  block-size: 56px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* Two lines of a low window are too much to stay. */
  ${onNarrowWindow} {
    position: static;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    block-size: auto;
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font-weight: ${tokens.font.strong};
`;

const Pages = styled.nav`
  display: flex;
  gap: ${tokens.space[6]};
  block-size: 100%;
  margin-inline-end: auto;

  ${onNarrowWindow} {
    min-block-size: ${tokens.density.control};
  }
`;

const Way = styled(PlainLink)`
  display: grid;
  align-items: center;
  color: ${tokens.color.textMuted};
  text-decoration: none;
  outline: none;

  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    box-shadow: inset 0 -2px 0 ${tokens.color.text};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

const Back = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[6]};
  max-inline-size: 1184px;
  margin-inline: auto;
  padding: ${tokens.space[10]} ${tokens.size.pageX} ${tokens.space[16]};

  ${onNarrowWindow} {
    padding: ${tokens.space[6]} ${tokens.space[4]} ${tokens.space[10]};
  }

  > h1 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
  }
`;
