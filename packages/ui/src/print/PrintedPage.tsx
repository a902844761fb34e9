import { createGlobalStyle, css } from 'styled-components';
import { useLocale } from '../messages';
import { cssString } from './cssString';
import { pageNumberContent, type PageLanguage } from './pageNumber';
import { paperFamily } from './printRules';

export interface PrintedPageProps {
  /**
   * A wide table wants a wide page.
   * @default 'portrait'
   */
  orientation?: 'portrait' | 'landscape';
}

/** The sheet on which the page is printed while this is mounted: A4 with its margins. */
export function PrintedPage({ orientation = 'portrait' }: PrintedPageProps) {
  return <Size $orientation={orientation} />;
}

export interface RunningTitleProps {
  /** The text at the head of every page. */
  children: string;
  /** @default the language of the reader */
  languages?: readonly PageLanguage[];
}

/** Heads every printed page with its title over a rule, and counts the pages at their foot. */
export function RunningTitle({ children, languages }: RunningTitleProps) {
  const { locale } = useLocale();
  const numbered = languages ?? [locale.startsWith('zh') ? 'zh' : 'en'];
  return <Heads $title={cssString(children)} $number={pageNumberContent(numbered)} />;
}

/** Margins of a page in either orientation: those of an office paper, and narrow ones for what is wide. */
const margins = { portrait: '76pt 68pt 70pt', landscape: '10mm' };

const Size = createGlobalStyle<{ $orientation: 'portrait' | 'landscape' }>`
  @page {
    size: A4 ${({ $orientation }) => $orientation};
    margin: ${({ $orientation }) => margins[$orientation]};
  }
`;

const marginBox = css`
  color: black;
  font: 9pt ${paperFamily};
`;

const Heads = createGlobalStyle<{ $title: string; $number: string }>`
  @page {
    @top-center {
      content: ${({ $title }) => $title};
      ${marginBox}
    }
    @bottom-center {
      content: ${({ $number }) => $number};
      ${marginBox}
    }
  }
`;
