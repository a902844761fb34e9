import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { ImageUpload, type UploadImage } from '../../feedback/ImageUpload';
import { PictureFrame } from '../../feedback/PictureField';
import { talentReportFormMessages } from './messages';
import { pictureUrl, storedCover } from './storedCover';

interface CoverFieldProps {
  /** The cover as a data URL; empty for none. */
  value: string;
  onChange: (picUrl: string) => void;
  /** Called when an image begins to be read or uploaded, and when that ends. */
  onBusyChange: (isBusy: boolean) => void;
  problem?: string;
  isReadOnly: boolean;
  reportName: string;
  uploadImage?: (file: File) => Promise<string>;
}

/** The cover of a report (reference §2.7, §2.11): one png or jpeg, as a data URL. */
export function CoverField({ value, onChange, onBusyChange, problem, isReadOnly, reportName, uploadImage }: CoverFieldProps) {
  const text = useMessages(talentReportFormMessages);
  return (
    <PictureFrame
      label={text.picUrl}
      variant="cover"
      value={value}
      alt={text.coverOf({ name: reportName })}
      none={text.coverNone}
      isRequired
      requiredWord={text.required}
      isReadOnly={isReadOnly}
      errorMessage={problem}
    >
      <CoverUpload value={value} onChange={onChange} onBusyChange={onBusyChange} uploadImage={uploadImage} />
    </PictureFrame>
  );
}

/** The upload with the stored cover; remounts when the form adopts another one, such as after resolving a conflict. */
function CoverUpload({
  value,
  onChange,
  onBusyChange,
  uploadImage,
}: Pick<CoverFieldProps, 'value' | 'onChange' | 'onBusyChange' | 'uploadImage'>) {
  const text = useMessages(talentReportFormMessages);
  const [start, setStart] = useState<{ count: number; image: UploadImage | null } | null>(value === '' ? { count: 0, image: null } : null);
  // What the upload said last is on show already.
  const knownValue = useRef(start ? '' : null);
  useEffect(() => {
    if (knownValue.current === value) return undefined;
    let isWanted = true;
    void storedCover(value, text.coverFile).then((image) => {
      if (!isWanted) return;
      knownValue.current = value;
      setStart((before) => ({ count: (before?.count ?? 0) + 1, image }));
    });
    return () => {
      isWanted = false;
    };
  }, [value, text]);

  if (!start) return <Skeleton width={208} height={117} />;
  return (
    <ImageUpload
      key={start.count}
      variant="cover"
      defaultImages={start.image ? [start.image] : []}
      uploadImage={uploadImage}
      onBusyChange={onBusyChange}
      onImagesChange={(images) => {
        // Until a new one has arrived the stored cover is the cover, in the text in which it is stored.
        const isKept = start.image !== null && images.includes(start.image);
        knownValue.current = isKept ? value : pictureUrl(images);
        onChange(knownValue.current);
      }}
    />
  );
}
