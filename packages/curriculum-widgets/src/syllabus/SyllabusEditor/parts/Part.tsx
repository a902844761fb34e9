import { partHeadings } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import { partId } from '../../SyllabusOutline';
import { PaperText } from '../PaperText';
import { paperWords, usePaperLanguages } from '../paperLanguage';

/** One of the five parts under its heading. */
export function Part({ part, children }: { part: 1 | 2 | 3 | 4 | 5; children: ReactNode }) {
  const languages = usePaperLanguages();
  const { number, text } = partHeadings[part];
  const id = partId(part);
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <span data-part="number">{languages === 'en' ? number.en : number.zh}</span>
        <PaperText words={paperWords(languages, text)} />
      </h2>
      {children}
    </section>
  );
}
