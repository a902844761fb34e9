import { outlineFileSchema } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { FileTrigger } from '@college/ui/FileTrigger';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { outlineListMessages } from './messages';
import type { OutlineSource } from './OutlineSource';

const maxBytes = 8 * 1024 * 1024;

/** Saves all outlines as a file, and adds those of such a file. */
export function FileActs({ source, onImported }: { source: OutlineSource; onImported: () => void }) {
  const text = useMessages(outlineListMessages);
  const { showToast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const fail = (message: string) => showToast({ type: 'error', message });

  async function run(act: () => Promise<void>) {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      fail(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function handleFile(file: File) {
    const read = outlineFileSchema.safeParse(await jsonOf(file));
    if (!read.success) return fail(text.notAFile);
    await run(async () => {
      const { added, known } = await source.importOutlines(read.data);
      showToast({
        type: added > 0 ? 'success' : 'warning',
        message: text.imported({ added, known: known.length }),
        ...(known.length > 0 && { description: known.slice(0, 5).join(text.listComma) }),
      });
      onImported();
    });
  }

  return (
    <>
      <FileTrigger
        acceptedFileTypes={['.json']}
        maxBytes={maxBytes}
        isDisabled={isBusy}
        onSelect={([file]) => file && void handleFile(file)}
        onRefuse={([refusal]) => refusal && fail(refusal.message)}
      >
        <Icon of={Upload} />
        {text.importFile}
      </FileTrigger>
      <Button
        isDisabled={isBusy}
        onPress={() =>
          void run(async () => {
            await source.exportOutlines();
          })
        }
      >
        <Icon of={Download} />
        {text.exportFile}
      </Button>
    </>
  );
}

/** The JSON of a file; undefined where it is none, or the browser cannot read it any more. */
async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
