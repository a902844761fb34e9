import { syllabusFieldNames, type SyllabusFieldName } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import { FieldMark } from '../../field/FieldMark';
import { PaperText } from '../PaperText';
import { paperWords, usePaperLanguages } from '../paperLanguage';

interface RowProps {
  name: SyllabusFieldName;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A field of the paper: its label and its value. */
export function Row({ name, isWide, children }: RowProps) {
  const languages = usePaperLanguages();
  return (
    <div data-wide={isWide || undefined}>
      <dt>
        <PaperText words={paperWords(languages, syllabusFieldNames[name])} />
        <FieldMark name={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
