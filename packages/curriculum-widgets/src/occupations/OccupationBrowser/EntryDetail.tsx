import { occupationViews, type Language, type OccupationBook } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { EntryCode } from './EntryCode';
import { EntryList } from './EntryList';
import { EntryHeading, EntrySubheading } from './entryParts';
import { langOf } from '../../support/langOf';
import { areNumbered, belowWords, depthOf } from './entryWords';
import { occupationBrowserMessages } from './messages';
import type { BookPlace, BookStop } from './occupationBrowserState';
import { MutedText } from '../../support/textParts';

interface EntryDetailProps {
  stop: BookStop;
  /** What was searched for, where the entry was found by a search. */
  keyword: string;
  language: Language;
  hrefOf?: (place: BookPlace) => string;
  onGo: (place: BookPlace) => void;
}

/** An entry: title, code, description, and under a subtitle its tasks or the entries below it; then the majors it belongs to. */
export function EntryDetail({ stop, ...rest }: EntryDetailProps) {
  const text = useMessages(occupationBrowserMessages);
  const { code, title, renamedFrom, load } = stop;
  const isTop = code === '';
  const heading = title === '' ? code : title;
  return (
    <>
      <Head>
        <EntryHeading tabIndex={-1} data-part="heading" lang={langOf(heading, rest.language)}>
          {isTop ? text.top : heading}
        </EntryHeading>
        {!isTop && <EntryCode code={code} />}
        {renamedFrom !== undefined && <MutedText>{text.renamed({ from: renamedFrom, to: code })}</MutedText>}
      </Head>
      {load.status === 'ready' && <EntryPage code={code} page={load.page} {...rest} />}
    </>
  );
}

interface EntryPageProps extends Omit<EntryDetailProps, 'stop'> {
  code: string;
  page: OccupationBook;
}

function EntryPage({ code, page, keyword, language, hrefOf, onGo }: EntryPageProps) {
  const text = useMessages(occupationBrowserMessages);
  const subtitleId = useId();
  const { list, title, desc, subtitle, task, professions } = page;
  const isTop = code === '';
  // Some servers describe an entry only by its code and title, which are shown above.
  const isSaid = [title, `${code} ${title}`, `${code}${title}`].includes(desc.trim());
  const head =
    subtitle !== '' ? subtitle : task.length > 0 ? text.tasks : list.length > 0 && !isTop ? belowWords(code, list.length, text) : '';
  return (
    <>
      {desc !== '' && !isSaid && <Description lang={langOf(desc, language)}>{desc}</Description>}
      {(task.length > 0 || list.length > 0) && (
        <Part>
          {head !== '' && (
            <EntrySubheading id={subtitleId} lang={langOf(head, language)}>
              {head}
            </EntrySubheading>
          )}
          {task.length > 0 && (
            <Tasks aria-labelledby={subtitleId} data-plain={areNumbered(task) || undefined} lang={langOf(task.join(''), language)}>
              {task.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </Tasks>
          )}
          {list.length > 0 && (
            <EntryList
              entries={list}
              label={head === '' ? text.top : head}
              isTop={page.level === occupationViews.top}
              keyword={keyword}
              {...{ language, hrefOf, onGo }}
            />
          )}
        </Part>
      )}
      {task.length === 0 && list.length === 0 && (
        <EmptyState title={text.none} hint={isTop ? undefined : depthOf(code) === 3 ? text.noTasks : text.noneBelow} mark={null} />
      )}
      {professions.length > 0 && (
        <Professions>
          <dt>{text.professions}</dt>
          {professions.map((profession) => (
            <dd key={profession}>
              <Tag lang={langOf(profession, language)}>{profession}</Tag>
            </dd>
          ))}
        </Professions>
      )}
    </>
  );
}

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
`;

const Description = styled.p`
  max-inline-size: ${tokens.size.readMax};
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

const Tasks = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  max-inline-size: ${tokens.size.readMax};
  margin: 0;
  padding: ${tokens.space[3]} 0 0 ${tokens.space[8]};
  border-block-start: 1px solid ${tokens.color.rule};
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;

  > li::marker {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-plain] {
    padding-inline-start: 0;
    list-style: none;
  }
`;

const Professions = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;

  > dt {
    color: ${tokens.color.textMuted};
  }
  > dd {
    display: flex;
    margin: 0;
  }
`;
