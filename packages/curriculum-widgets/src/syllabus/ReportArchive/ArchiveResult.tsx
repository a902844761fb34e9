import type { Words } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { PlainList, Stack } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { reportArchiveMessages } from './messages';
import type { ReportArchiveResult } from './ReportArchiveSource';

interface ArchiveResultProps {
  result: ReportArchiveResult;
  /** How many reports were wanted. */
  of: number;
  nameOf: (courseId: number) => string;
}

/** What an archive lacks and why, and which characters of its files cannot be printed. */
export function ArchiveResult({ result: { count, leftOut, missing }, of, nameOf }: ArchiveResultProps) {
  const text = useMessages(reportArchiveMessages);
  const language = useLanguage();
  const placeOf = ({ zh = '', en = '' }: Words) => (language === 'en' ? en || zh : zh || en);
  return (
    <Stack>
      {leftOut.length > 0 && (
        <>
          <Note variant={count === 0 ? 'error' : 'warning'} {...(count > 0 && { role: 'status' })}>
            {count === 0 ? text.allLeftOut : text.someLeftOut({ count, of })}
          </Note>
          <Lines aria-label={text.leftOut}>
            {leftOut.map(({ courseId, message }) => (
              <li key={courseId}>
                <strong>{nameOf(courseId)}</strong>
                <span>{message ?? text.neverSaved}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
      {missing.length > 0 && (
        <>
          <Note role="status">{text.missing}</Note>
          <Lines aria-label={text.missingTitle}>
            {missing.map(({ courseId, characters }) => (
              <li key={courseId}>
                <strong>{nameOf(courseId)}</strong>
                <span>
                  {characters.map((one) => `${placeOf(one.place)} ${[...new Set(one.characters)].join(' ')}`).join(text.listComma)}
                </span>
              </li>
            ))}
          </Lines>
        </>
      )}
    </Stack>
  );
}

const Lines = styled(PlainList)`
  border-block-start: 1px solid ${tokens.color.rule};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${tokens.font.strong};
  }
`;
