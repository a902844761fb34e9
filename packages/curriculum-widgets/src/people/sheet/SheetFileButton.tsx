import { FileTrigger } from '@college/ui/FileTrigger';
import { Icon } from '@college/ui/icons';
import { Upload } from 'lucide-react';
import { maxSheetBytes, readSheetFile } from './readSheetFile';

/** What the button and its failures say. */
export interface SheetFileText {
  file: string;
  fileFailed: (facts: { name: string }) => string;
  noRows: string;
}

interface SheetFileButtonProps<Row> {
  text: SheetFileText;
  parse: (text: string) => readonly Row[];
  isDisabled: boolean;
  onRead: (rows: readonly Row[]) => void;
  onFail: (message: string) => void;
}

/** Chooses a CSV file and reads its rows. */
export function SheetFileButton<Row>({ text, parse, isDisabled, onRead, onFail }: SheetFileButtonProps<Row>) {
  async function handleFile(file: File) {
    try {
      const read = parse(await readSheetFile(file));
      if (read.length === 0) onFail(text.noRows);
      else onRead(read);
    } catch {
      // Neither of the encodings of spreadsheets: the person can save it again.
      onFail(text.fileFailed({ name: file.name }));
    }
  }

  return (
    <FileTrigger
      acceptedFileTypes={['.csv', '.tsv', '.txt']}
      maxBytes={maxSheetBytes}
      isDisabled={isDisabled}
      onSelect={([file]) => file && void handleFile(file)}
      onRefuse={([refusal]) => refusal && onFail(refusal.message)}
    >
      <Icon of={Upload} />
      {text.file}
    </FileTrigger>
  );
}
