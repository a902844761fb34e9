import { createGlobalStyle, css } from 'styled-components';
import { cssString } from './cssString';
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

/** Stands at the head of every printed page but the first, which has its title; numbers count all pages at their foot. */
export function RunningTitle({ children }: { children: string }) {
  return <Heads $title={cssString(children)} />;
}

/** Margins of a page in either orientation. */
const margins = { portrait: '22mm 20mm 20mm', landscape: '10mm' };

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

const Heads = createGlobalStyle<{ $title: string }>`
  @page {
    @top-center {
      content: ${({ $title }) => $title};
      ${marginBox}
    }
    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      ${marginBox}
    }
  }
  @page :first {
    @top-center {
      content: none;
    }
  }
`;
