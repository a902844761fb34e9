import { useMessages } from '@college/ui/messages';
import { useMemo, useState } from 'react';
import { ImageUpload, type ImageUploadProps, type UploadImage } from '../ImageUpload';
import { isUploaded } from '../ImageUpload/imageUploadState';
import { pictureFieldMessages } from './messages';
import { PictureFrame, type PictureFrameProps } from './PictureFrame';
import { storedImage } from './storedImage';

/** What a picture field holds. */
export interface Picture {
  /** The picture as a data URL, the former one until a new one has arrived; empty where there is none, or none yet. */
  dataUrl: string;
  /** Whether a new one is still on its way, or could not be uploaded. */
  isPending: boolean;
}

export interface PictureFieldProps
  extends
    Pick<ImageUploadProps, 'uploadImage' | 'onBusyChange' | 'decode' | 'screens'>,
    Pick<PictureFrameProps, 'label' | 'variant' | 'value' | 'isRequired' | 'isReadOnly' | 'errorMessage'> {
  onChange: (picture: Picture) => void;
}

/** The one picture of a record as a field of its form: a png, jpg or jpeg as a data URL (reference §2.11). */
export function PictureField({ label, variant, value, onChange, isRequired, isReadOnly, errorMessage, ...upload }: PictureFieldProps) {
  const text = useMessages(pictureFieldMessages);
  // A value from outside, such as after discarding changes, renders again; what was chosen here stays as it is.
  const [drawn, setDrawn] = useState({ value, own: value, drawing: 0 });
  if (drawn.own !== value) setDrawn({ value, own: value, drawing: drawn.drawing + 1 });
  const stored = useMemo(() => storedImage(drawn.value, label), [drawn.value, label]);

  function handleImages(images: readonly UploadImage[]) {
    const image = images.find(isUploaded);
    const dataUrl = image === stored ? drawn.value : image ? `data:${image.type};base64,${image.data}` : '';
    setDrawn((before) => ({ ...before, own: dataUrl }));
    onChange({ dataUrl, isPending: images.length > 0 && !isUploaded(images[0]) });
  }

  return (
    <PictureFrame {...{ label, variant, value, isRequired, isReadOnly, errorMessage }} alt={label} none={text.none}>
      <ImageUpload key={drawn.drawing} variant={variant} defaultImages={stored ? [stored] : []} onImagesChange={handleImages} {...upload} />
    </PictureFrame>
  );
}
