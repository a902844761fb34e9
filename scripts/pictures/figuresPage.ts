import { join } from 'node:path';
import { root } from '../paths.mjs';
import { figuresOfKind, type PictureFigure } from './pictureFigures.ts';

/** The page that has the figures between two marks. */
export const pageFile = join(root, 'docs/contributing/visual-review.md');

/** The page with other figures between its marks. */
export function withFigures(page: string, figures: string): string {
  return page.replace(
    /(<!-- pictures:begin -->)[\s\S]*(<!-- pictures:end -->)/,
    (_, begin: string, end: string) => `${begin}\n\n${figures}\n${end}`,
  );
}

/** What was counted, as the page says it: the middle of the widgets, the ten largest, and each primitive. */
export function figuresText(figures: readonly PictureFigure[], day: string): string {
  const { all: widgets, middle } = figuresOfKind(figures, 'widget');
  const { all: primitives } = figuresOfKind(figures, 'primitive');
  return `Counted on ${day}. A change in the widget of median size, ${middle.name} (of ${widgets.length}), takes **${middle.pictures} pictures**. The ten largest:

${tableOf('widget', widgets.slice(0, 10))}

A primitive is part of most widgets. A change of one takes:

${tableOf('primitive', primitives)}
`;
}

function tableOf(heading: string, figures: readonly PictureFigure[]): string {
  const rows = figures.map(({ name, stories, pictures }) => `| ${name} | ${stories} | ${pictures} |`);
  return [`| ${heading} | stories | pictures |`, '|---|---|---|', ...rows].join('\n');
}
