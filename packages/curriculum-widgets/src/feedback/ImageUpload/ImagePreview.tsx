import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { UploadImage } from './imageUploadState';
import { imageUploadMessages } from './messages';

interface ImagePreviewProps {
  images: readonly UploadImage[];
  /** The image that shows; absent while the preview is closed. */
  imageId: string | undefined;
  onImageChange: (imageId: string | undefined) => void;
}

/** One image as large as the window allows; the arrow keys lead to its neighbours. */
export function ImagePreview({ images, imageId, onImageChange }: ImagePreviewProps) {
  const text = useMessages(imageUploadMessages);
  const { locale } = useLocale();
  const at = images.findIndex(({ id }) => id === imageId);
  const image = images[at];
  const previous = at > 0 ? images[at - 1] : undefined;
  const next = at >= 0 ? images[at + 1] : undefined;
  const show = (shown: UploadImage | undefined) => shown && onImageChange(shown.id);

  return (
    <Dialog
      size="l"
      title={image?.name ?? ''}
      isDismissable
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => !isOpen && onImageChange(undefined)}
      footerStart={
        image && (
          <Facts>
            {text.facts({
              place: at + 1,
              count: images.length,
              width: image.width,
              height: image.height,
              size: sizeOf(image.file.size, locale),
            })}
          </Facts>
        )
      }
      footer={
        images.length > 1 && (
          <>
            <Button isDisabled={!previous} onPress={() => show(previous)}>
              <Icon of={ChevronLeft} />
              {text.previous}
            </Button>
            <Button isDisabled={!next} onPress={() => show(next)}>
              {text.next}
              <Icon of={ChevronRight} />
            </Button>
          </>
        )
      }
    >
      <Shortcuts keys={{ ArrowLeft: () => show(previous), ArrowRight: () => show(next) }}>
        {image && <Picture src={image.shownUrl} alt={image.name} />}
      </Shortcuts>
    </Dialog>
  );
}

function sizeOf(bytes: number, locale: string): string {
  const [amount, unit] = bytes < 1024 * 1024 ? [Math.ceil(bytes / 1024), 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Number(amount))} ${unit}`;
}

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: calc(100vh - 240px);
  margin: 0 auto;
  object-fit: contain;
`;

const Facts = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
