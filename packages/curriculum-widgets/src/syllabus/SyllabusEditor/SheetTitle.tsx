import { documentTitle, type DocumentLanguages, type ReportData } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { syllabusEditorMessages } from './messages';
import { PaperText } from './PaperText';

/** 《数据结构》开课说明, and that this is its preview (companion document §2.12). */
export function SheetTitle({ intro, languages }: { intro: ReportData['intro']; languages: DocumentLanguages }) {
  const text = useMessages(syllabusEditorMessages);
  return (
    <header>
      <h1>
        <PaperText words={documentTitle({ intro }, languages)} /> <span data-part="preview">{text.preview}</span>
      </h1>
    </header>
  );
}
