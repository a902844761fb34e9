import type { DocumentLanguages, PublishedHead } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { screenOnly } from '@college/ui/print';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { Download, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { publishedEditionMessages } from './messages';

const choices: readonly DocumentLanguages[] = ['zh', 'en', 'both'];

interface EditionHeadProps {
  edition: PublishedHead;
  languages: DocumentLanguages;
  onLanguagesChange: (languages: DocumentLanguages) => void;
  onBooklet: () => void;
  onBack: (() => void) | undefined;
}

/** What the edition is, and what can be done with it: the languages, the booklet, printing. The paper has the heading of the page. */
export function EditionHead({ edition, languages, onLanguagesChange, onBooklet, onBack }: EditionHeadProps) {
  const text = useMessages(publishedEditionMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const { name, entryYear, major, publishedAt } = edition;
  const lang = langOf(name, language);
  const facts = [
    [major.name[language] || major.name.zh, major.code].filter(Boolean).join(' '),
    text.forYear({ year: entryYear }),
    text.publishedOn({ date: formatTime(publishedAt, 'day') }),
  ];
  return (
    <Head
      variant="editor"
      title={
        lang === undefined ? (
          name
        ) : (
          <span lang={lang} title={name}>
            {name}
          </span>
        )
      }
      titleElement="p"
      facts={facts.join(' · ')}
      {...(onBack && { onBack, backLabel: text.back })}
      actions={
        <>
          <SegmentedControl
            aria-label={text.languages}
            size="small"
            value={languages}
            onChange={(chosen) => onLanguagesChange(choices.find((one) => one === chosen) ?? 'zh')}
          >
            {choices.map((choice) => (
              <Segment key={choice} value={choice}>
                {text[choice]}
              </Segment>
            ))}
          </SegmentedControl>
          <Button variant="ghost" onPress={onBooklet}>
            <Icon of={Download} />
            {text.booklet}
          </Button>
          <Button onPress={() => window.print()}>
            <Icon of={Printer} />
            {text.print}
          </Button>
        </>
      }
    />
  );
}

const Head = styled(PageHeader)`
  background: ${tokens.color.surface};

  /* Behind a link there is nothing above it. */
  main > & {
    position: sticky;
    inset-block-start: 0;
    z-index: ${tokens.z.topbar};
  }

  ${screenOnly}
`;
