import { inLanguage, isWebLink, type Language, type PolicyDocument } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { policyListMessages } from './messages';
import type { PolicyGroup } from './policyGroups';

interface PolicyGroupPartProps {
  group: PolicyGroup;
  language: Language;
}

/** The documents of one type: title, who issued it and when. */
export function PolicyGroupPart({ group, language }: PolicyGroupPartProps) {
  const text = useMessages(policyListMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{group.name ?? text.otherType({ type: group.type })}</Heading>
      <Rows>
        {group.documents.map((document) => (
          <Row key={document.url}>
            <PolicyTitle document={document} language={language} />
            <span>
              <InChinese text={inLanguage(document.issuer, language)} language={language} />
            </span>
            <time>{document.date}</time>
          </Row>
        ))}
      </Rows>
    </section>
  );
}

/** The title as a link; an address that is no web page is never linked, whoever gave it. */
function PolicyTitle({ document, language }: { document: PolicyDocument; language: Language }) {
  const text = useMessages(policyListMessages);
  const title = inLanguage(document.title, language);
  if (!isWebLink(document.url)) {
    return (
      <Words>
        <InChinese text={title} language={language} /> <Refused>{text.noLink}</Refused>
      </Words>
    );
  }
  return (
    <Words>
      <Link href={document.url} target="_blank" rel="noopener noreferrer">
        <InChinese text={title} language={language} />
        <VisuallyHidden>{text.newTab}</VisuallyHidden>
        <Mark>
          <Icon of={ExternalLink} size="small" />
        </Mark>
      </Link>
    </Words>
  );
}

const Heading = styled.h2`
  margin: 0;
  padding-block-end: ${tokens.space[2]};
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, 320px) 96px;
  align-items: baseline;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};

  > time {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Words = styled.span`
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: inline-block;
  padding-inline-start: ${tokens.space[1]};
  vertical-align: -2px;
`;

const Refused = styled.span`
  color: ${tokens.color.danger};
`;
