import { Breadcrumb, type BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowUp, BookOpen, House, List } from 'lucide-react';
import { styled } from 'styled-components';
import { occupationBrowserMessages, type OccupationBrowserText } from './messages';
import { topPlace, upperPlace, type BookPlace, type OccupationBrowserState } from './occupationBrowserState';

interface BookBreadcrumbProps {
  state: OccupationBrowserState;
  hrefOf?: (place: BookPlace) => string;
  onGo: (place: BookPlace) => void;
}

/** The breadcrumb of the current entry, with links one level up, home, and to the search results (reference §2.2). */
export function BookBreadcrumb({ state, hrefOf, onGo }: BookBreadcrumbProps) {
  const text = useMessages(occupationBrowserMessages);
  const crumbs = trailOf(state, text);
  const upper = upperPlace(state);
  const { search } = state;
  const shown = search?.opened.at(-1);
  return (
    <Way>
      <Breadcrumb
        aria-label={text.place}
        entries={crumbs.map(({ id, label, place }): BreadcrumbEntry => ({ id, label, href: hrefOf?.(place) }))}
        onAction={(id) => {
          const crumb = crumbs.find((one) => one.id === id);
          if (crumb && !hrefOf) onGo(crumb.place);
        }}
      />
      <Acts>
        {search && shown && (
          <Button variant="ghost" size="small" onPress={() => onGo({ code: '', keyword: search.keyword })}>
            <Icon of={List} />
            {text.backResults}
          </Button>
        )}
        {shown && (
          <Button variant="ghost" size="small" onPress={() => onGo({ code: shown.code, keyword: '' })}>
            <Icon of={BookOpen} />
            {text.inDictionary}
          </Button>
        )}
        {upper && (!search || search.opened.length > 1) && (
          <Button variant="ghost" size="small" onPress={() => onGo(upper)}>
            <Icon of={ArrowUp} />
            {text.backUpper}
          </Button>
        )}
        {search && !shown && upper && state.path.length > 1 && (
          <Button variant="ghost" size="small" onPress={() => onGo(upper)}>
            <Icon of={BookOpen} />
            {text.backPlace}
          </Button>
        )}
        {upper && (
          <Button variant="ghost" size="small" onPress={() => onGo(topPlace)}>
            <Icon of={House} />
            {text.backHome}
          </Button>
        )}
      </Acts>
    </Way>
  );
}

interface Crumb {
  id: string;
  label: string;
  place: BookPlace;
}

/** The crumbs from Home on; an entry whose title is not known yet shows its code. */
function trailOf({ path, search }: OccupationBrowserState, text: OccupationBrowserText): Crumb[] {
  const home: Crumb = { id: 'home', label: text.home, place: topPlace };
  const keyword = search?.keyword ?? '';
  const stops = search?.opened ?? path.slice(1);
  const found: Crumb[] = search ? [{ id: 'results', label: text.searchCrumb({ keyword }), place: { code: '', keyword } }] : [];
  return [home, ...found, ...stops.map(({ code, title }) => ({ id: code, label: title === '' ? code : title, place: { code, keyword } }))];
}

const Way = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: 28px;
`;

const Acts = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
`;
