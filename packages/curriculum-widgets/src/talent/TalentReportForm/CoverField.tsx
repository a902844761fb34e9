import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ImageUpload, type UploadImage } from '../../feedback/ImageUpload';
import { talentReportFormMessages } from './messages';
import { pictureUrl, storedCover } from './storedCover';

interface CoverFieldProps {
  /** The cover as a data URL; empty for none. */
  value: string;
  onChange: (picUrl: string) => void;
  /** Hears whether a chosen image is still on its way. */
  onBusyChange: (isBusy: boolean) => void;
  problem?: string;
  isReadOnly: boolean;
  reportName: string;
  uploadImage?: (file: File) => Promise<string>;
}

/** The cover of a report (reference §2.7, §2.11): one png or jpeg, as a data URL. */
export function CoverField({ value, onChange, onBusyChange, problem, isReadOnly, reportName, uploadImage }: CoverFieldProps) {
  const text = useMessages(talentReportFormMessages);
  const ids = useId();
  return (
    <Part
      role="group"
      aria-labelledby={`${ids}-label`}
      aria-describedby={problem === undefined ? undefined : `${ids}-problem`}
      data-problem={problem === undefined ? undefined : ''}
    >
      <Caption id={`${ids}-label`}>
        {text.cover}
        {!isReadOnly && (
          <>
            <Asterisk aria-hidden="true">*</Asterisk>
            <VisuallyHidden>{text.required}</VisuallyHidden>
          </>
        )}
      </Caption>
      {isReadOnly ? (
        <Frame>{value === '' ? text.coverNone : <img src={value} alt={text.coverOf({ name: reportName })} />}</Frame>
      ) : (
        <CoverUpload value={value} onChange={onChange} onBusyChange={onBusyChange} uploadImage={uploadImage} />
      )}
      {problem !== undefined && (
        <Problem id={`${ids}-problem`}>
          <Icon of={CircleAlert} size="small" />
          {problem}
        </Problem>
      )}
    </Part>
  );
}

/** The upload with the cover that is stored; it begins anew when the form takes another one, such as after a choice between versions. */
function CoverUpload({
  value,
  onChange,
  onBusyChange,
  uploadImage,
}: Pick<CoverFieldProps, 'value' | 'onChange' | 'onBusyChange' | 'uploadImage'>) {
  const text = useMessages(talentReportFormMessages);
  const [start, setStart] = useState<{ count: number; image: UploadImage | null } | null>(value === '' ? { count: 0, image: null } : null);
  // What the upload said last is on show already.
  const told = useRef(start ? '' : null);
  useEffect(() => {
    if (told.current === value) return undefined;
    let isWanted = true;
    void storedCover(value, text.coverFile).then((image) => {
      if (!isWanted) return;
      told.current = value;
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
      onImagesChange={([image]) => {
        onBusyChange(image?.status === 'uploading');
        told.current = pictureUrl(image);
        onChange(told.current);
      }}
    />
  );
}

const Part = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
`;

const Caption = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Asterisk = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  inline-size: 208px;
  block-size: 117px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  overflow: hidden;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
