import { isWebLink, talentReportFields, webLinkLength, type TalentReport } from '@college/curriculum-model';
import { ComboBox } from '@college/ui/ComboBox';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { FormGrid } from '../../support/formSections/FormGrid';
import { FormSection } from '../../support/formSections/FormSection';
import { Stack } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { EnglishFields, englishFieldsOf, textFieldOf, type OpenRecordFields } from '../../support/recordForm';
import { CoverField } from './CoverField';
import { ReportPreview } from './ReportPreview';
import { talentReportFormMessages } from './messages';
import type { ReportMajor } from './TalentReportFormSource';
import type { TalentValues } from './talentValues';

interface TalentReportFieldsProps {
  open: OpenRecordFields<TalentValues, TalentReport>;
  majors: readonly ReportMajor[];
  areMajorsPending: boolean;
  onCoverBusyChange: (isBusy: boolean) => void;
  uploadImage?: (file: File) => Promise<string>;
}

/** The fields of a talent demand report, in the order of the form (reference §2.7). */
export function TalentReportFields({ open, majors, areMajorsPending, onCoverBusyChange, uploadImage }: TalentReportFieldsProps) {
  const text = useMessages(talentReportFormMessages);
  const language = useLanguage();
  const { values, set, problems, isReadOnly, record } = open;
  const link = values.fileUrl.trim();
  const words = (field: 'name' | 'department' | 'fileName' | 'fileUrl', maxLength: number) => ({
    label: text[field],
    maxLength,
    ...textFieldOf(open, field),
  });

  return (
    <>
      <FormSection title={text.basic} width="full">
        <FormGrid>
          <div data-span="8">
            <TextField {...words('name', talentReportFields.name.maxLength)} isRequired />
          </div>
          <div data-span="4">
            <TextField
              {...words('department', talentReportFields.department.maxLength)}
              isRequired
              description={isReadOnly ? undefined : text.departmentHelp}
            />
          </div>
          <div data-span="8" data-wide="3">
            <SegmentedControl
              label={text.type}
              isRequired
              isReadOnly={isReadOnly}
              value={values.type === null ? null : String(values.type)}
              errorMessage={problems['type']}
              onChange={(chosen) => set({ type: chosen === '0' ? 0 : 1 })}
            >
              <Segment value="0">{text.admission}</Segment>
              <Segment value="1">{text.evaluation}</Segment>
            </SegmentedControl>
          </div>
        </FormGrid>
      </FormSection>
      <FormSection title={text.coverAndFile} width="full">
        <FormGrid>
          <Stack data-span="8" data-wide="8">
            <CoverField
              value={values.picUrl}
              onChange={(picUrl) => set({ picUrl })}
              onBusyChange={onCoverBusyChange}
              problem={problems['picUrl']}
              isReadOnly={isReadOnly}
              reportName={values.name}
              uploadImage={uploadImage}
            />
            <FormGrid>
              <div data-span="6">
                {isReadOnly ? (
                  <TextField label={text.majorId} isReadOnly value={majorWords()} />
                ) : (
                  <ComboBox<number>
                    label={text.majorId}
                    isRequired
                    placeholder={text.majorHint}
                    options={majorOptions()}
                    isPending={areMajorsPending}
                    value={values.majorId}
                    errorMessage={problems['majorId']}
                    onChange={(majorId) => set({ majorId })}
                  />
                )}
              </div>
              <div data-span="6">
                <TextField {...words('fileName', talentReportFields.fileName.maxLength)} />
              </div>
              <LinkRow>
                <TextField
                  {...words('fileUrl', webLinkLength)}
                  type="url"
                  inputMode="url"
                  description={isReadOnly ? undefined : text.fileUrlHelp}
                />
                {isWebLink(link) && (
                  <OpenFile href={link} target="_blank" rel="noopener noreferrer">
                    {text.openFile}
                    <Icon of={ExternalLink} size="small" aria-label={text.opensInTab} />
                  </OpenFile>
                )}
              </LinkRow>
            </FormGrid>
          </Stack>
          {!isReadOnly && (
            <div data-span="4" data-wide="4">
              <ReportPreview values={values} majorName={majorWords()} />
            </div>
          )}
        </FormGrid>
      </FormSection>
      <EnglishFields
        layout="section"
        fields={englishFieldsOf(talentReportFields, language)}
        value={values.english}
        onChange={(english) => set({ english })}
        record={record}
        isReadOnly={isReadOnly}
      />
    </>
  );

  /** The majors to choose from, and the chosen one even where it is no longer among them. */
  function majorOptions() {
    const { majorId } = values;
    const known = majors.map(({ id, name }) => ({ value: id, label: text.majorOption({ id, name }) }));
    if (majorId === null || majors.some(({ id }) => id === majorId)) return known;
    return [...known, { value: majorId, label: majorWords() }];
  }

  function majorWords() {
    const { majorId } = values;
    if (majorId === null) return '';
    const name = majors.find(({ id }) => id === majorId)?.name ?? (record?.majorId === majorId ? record.majorName : undefined);
    return name === undefined ? text.majorGone({ id: majorId }) : text.majorOption({ id: majorId, name });
  }
}

const LinkRow = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]};

  > :first-child {
    inline-size: 100%;
  }
`;

const OpenFile = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;
