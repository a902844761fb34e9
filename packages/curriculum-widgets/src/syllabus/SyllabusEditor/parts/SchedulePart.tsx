import { signatureLabels, type DocumentTable as Table } from '@college/curriculum-model';
import { memo, useMemo } from 'react';
import { DocumentTable } from '../../DocumentTable';
import { NearTable } from '../../DocumentTable/NearTable';
import { Signatures } from '../../Signatures';
import { EmptyMatrix, partId } from '../../SyllabusOutline';
import { paperWords, usePaperLanguages } from '../paperLanguage';
import { Part, partHeadingId } from './Part';

interface SchedulePartProps {
  /** One table for each chapter that has points, or an empty one. */
  pointMatrices: readonly Table[];
  /** Whether only the rows near the window are drawn. */
  isWindowed: boolean;
  /** Where the point matrices are made. */
  matrixHref?: string;
}

/** Part V: the course, chapter by chapter; and the lines to sign at the end of the paper (companion document §2.12). */
export const SchedulePart = memo(function SchedulePart({ pointMatrices, isWindowed, matrixHref }: SchedulePartProps) {
  const languages = usePaperLanguages();
  const ShownTable = isWindowed ? NearTable : DocumentTable;
  const labels = useMemo(() => signatureLabels.map((label) => paperWords(languages, label)), [languages]);
  return (
    <>
      <Part part={5}>
        {pointMatrices.map((table) => (
          <ShownTable key={table.id} table={table} aria-labelledby={partHeadingId(5)} />
        ))}
        {pointMatrices.every(({ rows }) => rows.length === 0) && <EmptyMatrix matrix="pointMatrix" href={matrixHref} />}
      </Part>
      <div id={partId('signatures')}>
        <Signatures labels={labels} />
      </div>
    </>
  );
});
