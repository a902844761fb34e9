import { partHeadings } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import { partId } from '../../SyllabusOutline';
import { PaperText } from '../PaperText';
import { paperWords, usePaperLanguages } from '../paperLanguage';

type PartNumber = 1 | 2 | 3 | 4 | 5;

/** The id of the heading of a part. */
export function partHeadingId(part: PartNumber): string {
  return `${partId(part)}-heading`;
}

/** One of the five parts under its heading. */
export function Part({ part, children }: { part: PartNumber; children: ReactNode }) {
  const languages = usePaperLanguages();
  const { number, text } = partHeadings[part];
  return (
    <section id={partId(part)} aria-labelledby={partHeadingId(part)}>
      <h2 id={partHeadingId(part)}>
        <span data-part="number">{languages === 'en' ? number.en : number.zh}</span>
        <PaperText words={paperWords(languages, text)} />
      </h2>
      {children}
    </section>
  );
}
