import type { Bilingual, DocumentLanguages } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PaperHeadProps {
  /** By which a table names itself after it. */
  id?: string | undefined;
  /** What the part is called. */
  of: Bilingual;
  languages: DocumentLanguages;
  /** Marks and acts behind it. */
  children?: ReactNode;
}

/** The heading of a part of the syllabus in the languages of the paper. */
export function PaperHead({ id, of: { zh, en }, languages, children }: PaperHeadProps) {
  return (
    <Head>
      <h3 id={id}>
        {languages !== 'en' && <span lang="zh-CN">{zh}</span>}
        {languages !== 'zh' && (
          <span lang="en" data-second={languages === 'both' || undefined}>
            {en}
          </span>
        )}
      </h3>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;

  h3 {
    display: flex;
    gap: ${tokens.space[2]};
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.running} ${tokens.font.family};
  }
  [data-second] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
  }
  > [role='group'] {
    margin-inline-start: auto;
  }
`;
