import type { DocumentBlock, SyllabusDocument, Words } from '@college/curriculum-model';
import { dividedTable } from '../dividedTable';
import { factStrips } from './factStrips';
import { headingStrips } from './headingStrips';
import { paragraphStrips } from './paragraphStrips';
import type { ReportMissing } from './setText';
import { legendStrips, signatureStrips } from './smallStrips';
import type { Sheet, Strip } from './strip';
import { tableStrips } from './tableStrips';

/** Returns the callback for characters that the font lacks at a location. */
export type MissingAt = (place: Words) => ReportMissing;

interface BlockContext {
  sheet: Sheet;
  languages: SyllabusDocument['languages'];
  missingAt: MissingAt;
  /** The heading above the block, which names it where it has no name of its own. */
  heading: Words;
}

/** The strips of one block. */
export function blockStrips(block: DocumentBlock, { sheet, languages, missingAt, heading }: BlockContext): Strip[] {
  switch (block.kind) {
    case 'heading':
      return headingStrips(block, sheet, missingAt(block.text));
    case 'facts':
      return factStrips(block, { sheet, languages }, ({ label }) => missingAt(label));
    case 'paragraph':
      return paragraphStrips(block, sheet, missingAt(block.label ?? heading));
    case 'table':
      return dividedTable(block, sheet.paper).flatMap((table) => tableStrips(table, sheet, missingAt(block.caption ?? heading)));
    case 'legend':
      return legendStrips(block, sheet, missingAt(heading));
    case 'signatures':
      return signatureStrips(block, sheet, missingAt(heading));
  }
}
