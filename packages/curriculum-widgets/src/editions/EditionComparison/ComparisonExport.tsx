import type { Language } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { ComparedSides, ComparisonSource } from './ComparisonSource';
import { editionComparisonMessages } from './messages';

interface ComparisonExportProps extends ComparedSides {
  source: Pick<ComparisonSource, 'downloadComparison'>;
}

const files = {
  wordZh: { editable: true, languages: 'zh' },
  wordEn: { editable: true, languages: 'en' },
  pdfZh: { editable: false, languages: 'zh' },
  pdfEn: { editable: false, languages: 'en' },
} as const satisfies Record<string, { editable: boolean; languages: Language }>;
type FileName = keyof typeof files;

/** Exports the revision comparison table as Word or PDF in either language. */
export function ComparisonExport({ source, left, right }: ComparisonExportProps) {
  const text = useMessages(editionComparisonMessages);
  const { showToast } = useToast();
  const [isExporting, setExporting] = useState(false);

  async function exportAs(name: FileName): Promise<void> {
    setExporting(true);
    try {
      await source.downloadComparison({ left, right, ...files[name] });
      showToast({ type: 'success', message: text.exported });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error), action: { label: text.retry, onAction: () => void exportAs(name) } });
    } finally {
      setExporting(false);
    }
  }

  return (
    <MenuTrigger>
      <Button variant="ghost" isPending={isExporting} pendingLabel={text.exporting}>
        <Icon of={Download} />
        {text.export}
      </Button>
      <Menu aria-label={text.export} onAction={(key) => void exportAs(key as FileName)}>
        {(Object.keys(files) as FileName[]).map((name) => (
          <MenuItem key={name} id={name}>
            {text[name]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
