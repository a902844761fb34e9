import { languageCodes, type PointKsa } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { FileTrigger } from '@college/ui/FileTrigger';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { TOAST_DURATION, useToast } from '@college/ui/Toast';
import { Download, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { DropArea } from './DropArea';
import { pointsUploadMessages } from './messages';
import { pointFileExtensions } from './pointFile';
import type { PointsSource, PointTemplateKind } from './PointsSource';
import { PointsUploadStatus } from './PointsUploadStatus';
import { usePointsUpload } from './usePointsUpload';
import { useNamed } from '../../support/undo/useNamed';

export interface PointsUploadProps {
  /** Parses files and provides templates. */
  source: PointsSource;
  /** The major of the course; sent with the file. */
  majorId: number;
  /** The course for which the file is read. */
  courseId: number;
  /**
   * The kind chosen at first.
   * @default 'pointksa'
   */
  defaultKind?: PointTemplateKind;
  /** Called when a file was read; its points can now replace the list. */
  onImport: (imported: { kind: PointTemplateKind; fileName: string; points: PointKsa[] }) => void;
  /** Content at the end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** The list below the toolbar; a file may be dropped anywhere on it. */
  children?: ReactNode;
}

/** Accepts a filled point template, by button or by dropping it, and offers empty ones in two kinds and two languages (core §2). */
export function PointsUpload({ source, majorId, courseId, defaultKind = 'pointksa', onImport, toolbarEnd, children }: PointsUploadProps) {
  const text = useMessages(pointsUploadMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const [kind, setKind] = useState<PointTemplateKind>(defaultKind);
  const [isDownloading, setIsDownloading] = useState(false);
  const upload = usePointsUpload({
    source,
    majorId,
    courseId,
    onRead: (read, chosen) => {
      onImport(read);
      if (read.kind === chosen) {
        showToast({ type: 'success', message: text.uploaded, description: named(read.fileName) });
        return;
      }
      setKind(read.kind);
      showToast({ type: 'success', message: text.uploaded, description: text.otherKind({ kind: text[read.kind] }), duration: readingTime });
    },
    onFail: (message) => showToast({ type: 'error', message, description: text.unchanged }),
  });
  const isUploading = upload.state.status === 'uploading';

  async function handleDownload(lang: string) {
    setIsDownloading(true);
    try {
      await source.downloadTemplate({ kind, lang });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error) });
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <DropArea hint={text.dropHint} isDisabled={isUploading} onFiles={(files) => upload.take(files, kind)}>
      <Toolbar>
        <SegmentedControl
          aria-label={text.kind}
          value={kind}
          isDisabled={isUploading}
          onChange={(value) => setKind(value === 'point' ? 'point' : 'pointksa')}
        >
          <Segment value="pointksa">{text.pointksa}</Segment>
          <Segment value="point">{text.point}</Segment>
        </SegmentedControl>
        <FileTrigger
          acceptedFileTypes={pointFileExtensions}
          isPending={isUploading}
          pendingLabel={text.uploading}
          onSelect={(files) => upload.take(files, kind)}
          onRefuse={(refused) =>
            upload.take(
              refused.map(({ file }) => file),
              kind,
            )
          }
        >
          <Icon of={Upload} />
          {text.upload}
        </FileTrigger>
        <MenuTrigger>
          <Button variant="ghost" isPending={isDownloading} pendingLabel={text.downloading}>
            <Icon of={Download} />
            {text.template}
          </Button>
          <Menu aria-label={text.template} onAction={(lang) => void handleDownload(String(lang))}>
            <MenuItem id={languageCodes.zh}>{text.templateIn({ kind: text[kind], language: text.chinese })}</MenuItem>
            <MenuItem id={languageCodes.en}>{text.templateIn({ kind: text[kind], language: text.english })}</MenuItem>
          </Menu>
        </MenuTrigger>
        <End>{toolbarEnd}</End>
      </Toolbar>
      <PointsUploadStatus state={upload.state} onStop={upload.stop} onRetry={() => upload.retry(kind)} />
      {children}
    </DropArea>
  );
}

// A sentence takes longer to read than a word.
const readingTime = 2 * TOAST_DURATION;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
  flex: 1;
  min-inline-size: 0;

  ${onNarrowWindow} {
    flex: 1 0 auto;
    flex-wrap: wrap;
    max-inline-size: 100%;
  }
`;
