import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import { talentReportFormMessages } from './messages';
import type { TalentValues } from './talentValues';

interface ReportPreviewProps {
  values: TalentValues;
  /** The related major in words; empty for none. */
  majorName: string;
}

/** The report as it is read, while it is written: its cover, and under it what it is called, who made it and what its file is. */
export function ReportPreview({ values, majorName }: ReportPreviewProps) {
  const text = useMessages(talentReportFormMessages);
  const id = useId();
  const type = values.type === null ? '' : values.type === 0 ? text.admission : text.evaluation;
  const facts = [values.department.trim(), type, majorName].filter(Boolean);
  const file = values.fileName.trim() || values.fileUrl.trim();
  return (
    <Figure aria-labelledby={id}>
      <Caption id={id} as="figcaption">
        {text.preview}
      </Caption>
      <Cover>{values.picUrl === '' ? text.coverNone : <img src={values.picUrl} alt="" />}</Cover>
      <Name data-empty={values.name.trim() === '' || undefined}>{values.name.trim() || text.noName}</Name>
      {facts.length > 0 && <Caption>{facts.join(' · ')}</Caption>}
      {file !== '' && <Caption>{file}</Caption>}
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  overflow-wrap: anywhere;
`;

const Cover = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  margin-block: ${tokens.space[1]} ${tokens.space[2]};
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

const Name = styled.strong`
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};

  &[data-empty] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
  }
`;
