import { ceeaaCrosswalk, crosswalkKinds, type Crosswalk } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DropZone } from '@college/ui/DropZone';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { CaptionText, MutedText, PartTitle, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { standardChoiceMessages } from './chooseMessages';
import { crosswalkExample } from './crosswalkExample';
import { FileFaults, type RefusedFile } from './FileFaults';
import { standardUpgradeMessages } from './messages';
import { nameIn } from './nameIn';
import { mostFileBytes, readCrosswalkFile } from './readCrosswalkFile';

interface ChooseStandardProps {
  crosswalks?: readonly Crosswalk[] | undefined;
  onChoose: (crosswalk: Crosswalk) => void;
}

/** Which list the requirements are to follow: one that is delivered, or a college's own from a file. Nothing is chosen by default. */
export function ChooseStandard({ crosswalks = [ceeaaCrosswalk], onChoose }: ChooseStandardProps) {
  const say = useMessages(standardChoiceMessages);
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const id = useId();
  const [refused, setRefused] = useState<RefusedFile | null>(null);

  async function handleFile(file: File) {
    setRefused(null);
    try {
      const read = await readCrosswalkFile(await file.text());
      if (read.status === 'read') onChoose(read.crosswalk);
      else setRefused({ name: file.name, faults: read.faults });
    } catch (error) {
      const message = messageOf(error);
      setRefused({ name: file.name, faults: [{ line: null, field: '', message: { zh: message, en: message } }] });
    }
  }

  return (
    <Column>
      <SectionTitle>{say.chooseTitle}</SectionTitle>
      <MutedText>{say.chooseHint}</MutedText>
      <section aria-labelledby={`${id}-ready`}>
        <PartTitle id={`${id}-ready`}>{say.ready}</PartTitle>
        <Ready>
          {crosswalks.map((crosswalk) => {
            const { from, to } = crosswalk;
            const [old, fresh] = [nameIn(from.name, language), nameIn(to.name, language)];
            return (
              <li key={`${old} ${fresh}`}>
                <span>{text.way({ from: old, to: fresh, old: from.headings.length, fresh: to.headings.length })}</span>
                <Button aria-label={say.useOf({ name: fresh })} onPress={() => onChoose(crosswalk)}>
                  {say.useThis}
                </Button>
              </li>
            );
          })}
        </Ready>
      </section>
      <Own aria-labelledby={`${id}-own`}>
        <PartTitle id={`${id}-own`}>{say.ownTitle}</PartTitle>
        {refused && <FileFaults {...refused} />}
        <DropZone
          label={say.ownFile}
          description={say.ownHelp}
          acceptedFileTypes={['.json']}
          maxBytes={mostFileBytes}
          onSelect={([file]) => file && void handleFile(file)}
          onRefuse={([refusal]) =>
            refusal &&
            setRefused({
              name: refusal.file.name,
              faults: [{ line: null, field: '', message: { zh: refusal.message, en: refusal.message } }],
            })
          }
        />
        <details>
          <summary>{say.example}</summary>
          <Example>{JSON.stringify(crosswalkExample, null, 2)}</Example>
          <CaptionText>
            {crosswalkKinds.map((code) => say.kind({ code, name: text[code] })).join(text.listComma)}
            {text.stop}
            {say.leftOver}
          </CaptionText>
        </details>
      </Own>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 880px;
  padding: ${tokens.space[6]} ${tokens.size.pageX};
`;

const Ready = styled(PlainList)`
  margin-block-start: ${tokens.space[2]};
  border-block: 1px solid ${tokens.color.border};
  border-block-start-color: ${tokens.color.rule};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding-block: ${tokens.space[2]};

    & + li {
      border-block-start: 1px solid ${tokens.color.border};
    }
  }
`;

const Own = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Example = styled.pre`
  margin: ${tokens.space[2]} 0 0;
  padding: ${tokens.space[3]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
  font-size: 12px;
  line-height: 18px;
`;
