import { policyDocuments, type PolicyDocument } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useMemo, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { policyListMessages } from './messages';
import { PolicyGroupPart } from './PolicyGroupPart';
import { policyGroups } from './policyGroups';

export interface PolicyListProps {
  /** The documents to show, each with its type code. @default the seventeen documents of the model */
  documents?: readonly PolicyDocument[];
  /** The type code whose documents show, null for all; leave out to let the list decide. */
  type?: number | null;
  /** The type at first, null for all. @default null */
  defaultType?: number | null;
  /** Called with the type that the user selects. */
  onTypeChange?: (type: number | null) => void;
}

const all = -1;

/** Documents of education policy in groups by type (reference §2.8); each opens in a new tab. */
export function PolicyList({ documents = policyDocuments, type: typeNow, defaultType = null, onTypeChange }: PolicyListProps) {
  const text = useMessages(policyListMessages);
  const language = useLanguage();
  const [ownType, setOwnType] = useState(defaultType);
  const type = typeNow === undefined ? ownType : typeNow;
  const groups = useMemo(() => policyGroups(documents, language), [documents, language]);
  const chosen = groups.find((group) => group.type === type);
  const shown = chosen ? [chosen] : groups;
  const count = shown.reduce((sum, group) => sum + group.documents.length, 0);
  const choices = groups.map((group) => ({
    value: group.type,
    label: text.choice({ name: group.name ?? text.otherType({ type: group.type }), count: group.documents.length }),
  }));

  function choose(next: number | null) {
    setOwnType(next);
    onTypeChange?.(next);
  }

  return (
    <Page aria-label={text.title}>
      <PageHeader title={text.title} facts={<span role="status">{text.facts({ count })}</span>} />
      {groups.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint} />
      ) : (
        <Led style={{ '--lead': JSON.stringify(text.type) } as CSSProperties}>
          <Select<number>
            aria-label={text.type}
            isQuiet
            options={[{ value: all, label: text.choice({ name: text.all, count: documents.length }) }, ...choices]}
            value={chosen?.type ?? all}
            onChange={(next) => choose(next === all ? null : next)}
          />
        </Led>
      )}
      {shown.map((group) => (
        <PolicyGroupPart key={group.type} group={group} language={language} />
      ))}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  /* A title stays near enough to its date to be read as one row. */
  max-inline-size: 1200px;
`;

/** A select with its label inside. */
const Led = styled.div`
  inline-size: 248px;

  button::before {
    content: var(--lead);
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }
`;
