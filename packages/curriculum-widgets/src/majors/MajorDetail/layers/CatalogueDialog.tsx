import {
  catalogueOf,
  inLanguage,
  numberAndWords,
  requirementCatalogues,
  type AccreditationStandard,
  type Bilingual,
  type Requirements,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { defineMessages, useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../../support/useLanguage';
import { cancel } from '@college/ui/words';

export const catalogueMessages = defineMessages('requirementCatalogue', {
  words: { cancel },
  en: {
    title: 'Start from a standard',
    intro: 'The chosen headings are added after what is here. Nothing that is written is changed.',
    standard: 'Standard',
    source: ({ source }: { source: string }) => `Source: ${source}`,
    headings: 'Headings',
    already: 'already here',
    add: ({ count }: { count: number }) => `Add ${count} ${count === 1 ? 'heading' : 'headings'}`,
  },
  zh: {
    title: '从认证标准开始',
    intro: '选中的标题添加到现有内容之后，已写的内容不会改动。',
    standard: '认证标准',
    source: ({ source }) => `来源：${source}`,
    headings: '标题',
    already: '已在列表中',
    add: ({ count }) => `添加 ${count} 个标题`,
  },
});

interface CatalogueDialogProps {
  requirements: Requirements;
  /** The standard of the major, shown first. */
  standard: string | undefined;
  onAdopt: (headings: readonly Bilingual[]) => void;
  onClose: () => void;
}

/** Shows the headings of an accreditation standard and appends the selected ones; existing ones are not selected. */
export function CatalogueDialog({ requirements, standard, onAdopt, onClose }: CatalogueDialogProps) {
  const text = useMessages(catalogueMessages);
  const language = useLanguage();
  const [shown, setShown] = useState<AccreditationStandard>(catalogueOf(standard)?.standard ?? requirementCatalogues[0]!.standard);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const catalogue = catalogueOf(shown) ?? requirementCatalogues[0]!;
  const standing = new Set(requirements.map(({ description }) => numberAndWords(description, 'requirement').words));
  const isChosen = ({ zh }: Bilingual) => standing.has(zh) === changed.has(zh);
  const chosen = catalogue.headings.filter(isChosen);

  function toggle(zh: string) {
    const next = new Set(changed);
    if (!next.delete(zh)) next.add(zh);
    setChanged(next);
  }
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => onAdopt(chosen)}>
            {text.add({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <Column>
        <p>{text.intro}</p>
        <Select<AccreditationStandard>
          label={text.standard}
          description={text.source({ source: inLanguage(catalogue.source, language) })}
          options={requirementCatalogues.map(({ standard: value, name }) => ({ value, label: inLanguage(name, language) }))}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setChanged(new Set());
          }}
        />
        <Headings aria-label={text.headings}>
          {catalogue.headings.map((heading, at) => (
            <li key={heading.zh}>
              <Checkbox isSelected={isChosen(heading)} onChange={() => toggle(heading.zh)}>
                {`${at + 1} ${inLanguage(heading, language)}`}
                {standing.has(heading.zh) && <Already>{text.already}</Already>}
              </Checkbox>
            </li>
          ))}
        </Headings>
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
  }
`;

const Headings = styled.ol`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Already = styled.span`
  padding-inline-start: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
