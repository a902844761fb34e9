import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { UploadImage, UploadNotice } from './imageUploadState';
import { imageUploadMessages } from './messages';
import { Muted } from '../../support/textParts';

interface ImageNoticesProps {
  images: readonly UploadImage[];
  readingCount: number;
  notices: readonly UploadNotice[];
  isDisabled: boolean;
  onRetry: (image: UploadImage) => void;
}

// More names than fit a line say nothing more.
const shownNames = 3;

/** What could not be added and why, and which upload failed, each with its way on; spoken at once. */
export function ImageNotices({ images, readingCount, notices, isDisabled, onRetry }: ImageNoticesProps) {
  const text = useMessages(imageUploadMessages);
  return (
    <Lines>
      <div role="status">{readingCount > 0 && <Muted as="div">{text.reading({ count: readingCount })}</Muted>}</div>
      <div role="alert">
        {notices.map(({ problem, names }) => (
          <Line key={problem}>
            <Icon of={CircleAlert} size="small" />
            <span>{text[problem]}</span>
            {names.length > 0 && (
              <Names>{text.fileList({ names: names.slice(0, shownNames), more: Math.max(0, names.length - shownNames) })}</Names>
            )}
          </Line>
        ))}
        {images
          .filter(({ status }) => status === 'failed')
          .map((image) => (
            <Line key={image.id}>
              <Icon of={CircleAlert} size="small" />
              <span>{image.origin === 'screenshot' ? text.screenshotUploadFailed : text.uploadFailed}</span>
              <Names>{image.name}</Names>
              <Button
                variant="link"
                size="small"
                isDisabled={isDisabled}
                aria-label={text.retry({ name: image.name })}
                onPress={() => onRetry(image)}
              >
                {text.retryWord}
              </Button>
            </Line>
          ))}
      </div>
    </Lines>
  );
}

const Lines = styled.div`
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: 28px;
  color: ${tokens.color.danger};
`;

const Names = styled.span`
  min-inline-size: 0;
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
