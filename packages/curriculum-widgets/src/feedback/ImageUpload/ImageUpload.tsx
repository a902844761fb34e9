import { imageEndings, imageTypes } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DropZone } from '@college/ui/DropZone';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { MonitorUp } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { browserScreens, type ScreenSource } from './captureScreen';
import { decodeImage, type DecodedImage } from './decodeImage';
import { ImageGallery } from './ImageGallery';
import { ImageNotices } from './ImageNotices';
import { ImagePreview } from './ImagePreview';
import { imageRooms, type ImageVariant, type UploadImage } from './imageUploadState';
import { imageUploadMessages } from './messages';
import { SingleImage } from './SingleImage';
import { useImageUpload } from './useImageUpload';
import { MutedFigures } from '../../support/textParts';

export interface ImageUploadProps {
  /**
   * `images` takes up to five; `cover` and `avatar` hold one, which a new one replaces (reference §2.11).
   * @default 'images'
   */
  variant?: ImageVariant;
  /** Images at first; one that was still uploading is uploaded again. */
  defaultImages?: readonly UploadImage[];
  /** Called on every change: an image added, uploaded, failed, moved or removed. The cover or avatar that a new one replaces is the last until that has arrived. */
  onImagesChange?: (images: readonly UploadImage[]) => void;
  /** Called when the first image begins to be read or uploaded, and when none is any more; a save waits until then. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Uploads an image and returns its content as base64 text, such as `/media/base64img`. @default reads it in the browser */
  uploadImage?: (file: File) => Promise<string>;
  /** Whether nothing can be added, moved or removed; images can still be previewed. @default false */
  isDisabled?: boolean;
  /**
   * Whether an image pasted anywhere on the page comes here; inside, pasting always works.
   * @default false
   */
  acceptsPagePaste?: boolean;
  /** The browser's screen capture; without it the button explains that. @default navigator.mediaDevices */
  screens?: ScreenSource;
  /** Reads an image and scales it for showing. @default by the browser's own decoder */
  decode?: (file: Blob) => Promise<DecodedImage>;
  /** Reaches the whole upload. */
  ref?: Ref<HTMLDivElement>;
}

const accepted = [...imageTypes, ...imageEndings];

/** Images by choice, drag, paste or screen capture: checked by content, shown, put in order, uploaded one by one (reference §2.11, §5). */
export function ImageUpload({ variant = 'images', isDisabled = false, acceptsPagePaste, ref, ...options }: ImageUploadProps) {
  const text = useMessages(imageUploadMessages);
  const dateTime = useDateTime();
  const room = imageRooms[variant];
  const upload = useImageUpload({
    room,
    defaultImages: options.defaultImages ?? [],
    onImagesChange: options.onImagesChange,
    onBusyChange: options.onBusyChange,
    uploadImage: options.uploadImage ?? readAsBase64,
    decodeImage: options.decode ?? decodeImage,
    screens: () => options.screens ?? browserScreens(),
    screenshotName: () => text.screenshot({ time: dateTime(new Date()).slice('YYYY-MM-DD '.length).replaceAll(':', '-') }),
  });
  const [previewedId, setPreviewedId] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const zoneRef = useRef<HTMLDivElement>(null);
  const { images: held, readingCount, notices } = upload.state;
  const images = variant === 'images' ? held : held.slice(0, 1);
  const label = { images: text.add, cover: text.addCover, avatar: text.addAvatar }[variant];

  function handleRemove(image: UploadImage) {
    upload.remove(image.id);
    setSpoken(text.removed({ name: image.name }));
    // The list looks after the focus while it still has images.
    if (images.length === 1) zoneRef.current?.querySelector('button')?.focus();
  }

  function handleMove(image: UploadImage, toIndex: number) {
    upload.move(image.id, toIndex);
    setSpoken(text.moved({ name: image.name, place: toIndex + 1, count: images.length }));
  }

  const shown = { isDisabled, onPreview: setPreviewedId, onRemove: handleRemove };
  return (
    <Area ref={ref} role="group" aria-label={text[variant]} data-variant={variant}>
      {variant !== 'images' && <SingleImage variant={variant} image={images[0]} {...shown} />}
      {variant === 'images' && images.length > 0 && (
        <ImageGallery images={images} {...shown} onMove={handleMove} onFiles={(files) => upload.take(files)} />
      )}
      <div>
        <DropZone
          ref={zoneRef}
          label={variant === 'images' ? <Counted label={label} tally={text.tally({ count: images.length, max: room.max })} /> : label}
          description={variant === 'images' ? text.limits({ max: room.max }) : text.limitsOfOne}
          chooseLabel={text.choose}
          acceptedFileTypes={accepted}
          allowsMultiple={variant === 'images'}
          acceptsPagePaste={acceptsPagePaste}
          isDisabled={isDisabled}
          onSelect={(files) => upload.take(files)}
          // The zone refuses by name; here the content decides.
          onRefuse={(refusals) => upload.take(refusals.map(({ file }) => file))}
          actions={
            <Button
              size="small"
              isDisabled={isDisabled}
              isPending={upload.isCapturing}
              pendingLabel={text.capturing}
              onPress={() => void upload.capture()}
            >
              <Icon of={MonitorUp} />
              {text.capture}
            </Button>
          }
        />
        <ImageNotices images={images} readingCount={readingCount} notices={notices} isDisabled={isDisabled} onRetry={upload.retry} />
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ImagePreview images={images} imageId={previewedId} onImageChange={setPreviewedId} />
    </Area>
  );
}

function Counted({ label, tally }: { label: string; tally: string }) {
  return (
    <>
      {label} <MutedFigures>{tally}</MutedFigures>
    </>
  );
}

/** The content of a file as base64 text, without the head of a data URL. */
function readAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

const Area = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  &[data-variant='cover'],
  &[data-variant='avatar'] {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${tokens.space[6]};

    ${onNarrowWindow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
