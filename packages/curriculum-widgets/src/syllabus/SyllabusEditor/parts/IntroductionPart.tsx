import type { DocumentTable as Table } from '@college/curriculum-model';
import { memo } from 'react';
import { DocumentTable } from '../../DocumentTable';
import { NearTable } from '../../DocumentTable/NearTable';
import { FieldMark } from '../../field/FieldMark';
import { EmptyMatrix } from '../../SyllabusOutline';
import { TranslatedValue } from '../fields/TranslatedValue';
import { Part } from './Part';

interface IntroductionPartProps {
  projectMatrix: Table;
  /** Whether only the rows near the window are drawn. */
  isWindowed: boolean;
  /** Where the project matrix is made. */
  matrixHref?: string;
}

/** Part II: what the course is about, and which points its chapters teach (companion document §2.12). */
export const IntroductionPart = memo(function IntroductionPart({ projectMatrix, isWindowed, matrixHref }: IntroductionPartProps) {
  const ShownTable = isWindowed ? NearTable : DocumentTable;
  return (
    <Part part={2}>
      <div data-introduction="">
        <div data-part="run">
          <TranslatedValue name="courseDesc" />
        </div>
        <FieldMark name="courseDesc" />
      </div>
      <ShownTable table={projectMatrix} />
      {projectMatrix.rows.length === 0 && <EmptyMatrix matrix="projectMatrix" href={matrixHref} />}
    </Part>
  );
});
