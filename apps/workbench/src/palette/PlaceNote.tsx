import { languageOfCode } from '@college/curriculum-model';
import { useLocation } from '@tanstack/react-router';
import { useSettings } from '../preferences/settings';
import { useLogin } from '../session/useLogin';
import { useDraftName } from '../shell/EditionOfPage';
import type { PageChrome } from '../shell/pageChrome';
import { placeOfPage } from './placeOfPage';
import { usePlaceNote } from './usePlaceNote';

interface PlaceNoteProps {
  chrome: PageChrome;
  pageName: string;
}

/** Notes the page that is open for the recent places; one of a draft with the name of the draft, since the current edition has a page of the same name. */
export function PlaceNote({ chrome, pageName }: PlaceNoteProps) {
  const { language, browserStorage } = useSettings();
  const { pathname, searchStr } = useLocation();
  usePlaceNote({
    storage: browserStorage,
    userId: useLogin()?.user.id,
    language,
    href: `${pathname}${searchStr}`,
    title: pageName,
    context: placeOfPage(chrome, languageOfCode(language), useDraftName()),
  });
  return null;
}
