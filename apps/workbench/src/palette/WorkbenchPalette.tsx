import { createContentSearch, createReportFiles, quietClient } from '@college/api-client';
import { languageCodes, languageOfCode, type FindableKind, type FoundRecord } from '@college/curriculum-model';
import { CommandPalette, type PaletteAct, type PaletteShortcut } from '@college/curriculum-widgets/search/CommandPalette';
import { appShellMessages, type NavigationEntry } from '@college/curriculum-widgets/shell/AppShell';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../preferences/settings';
import { useCanOpen } from '../rights/useCanOpen';
import { basePath } from '../routing/basePath';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { actSigns, placeSign } from './actSigns';
import { goKeys } from './goKeys';
import { manageActs } from './manageActs';
import { paletteActMessages, type PaletteActName } from './messages';
import { newCourseActs } from './newCourseActs';
import { pageActs } from './pageButtons';
import { pageKeysIn, sameKeys } from './pageKeys';
import { recordActs, recordHref } from './recordActs';
import { readUsedLines, withUse, writeUsedLines } from './usedLines';
import { useDepartmentActs } from './useDepartmentActs';

export interface WorkbenchPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The initial text of the field. */
  keyword: string;
  /** The keys that acted as it was opened. */
  keys: readonly string[];
  /** The buttons of the page as it was opened, by name. */
  buttons: ReadonlyMap<string, HTMLElement>;
  userId: number;
  /** Pages of the navigation. */
  entries: readonly NavigationEntry[];
  /** What the page that is open is called. */
  pageName: string;
  /** Left out where the account has no such page. */
  accountHref?: string | undefined;
  isRail: boolean;
  onFeedback: () => void;
  onSignOut: () => void;
}

const shortcutNames = {
  'Ctrl+S': 'save',
  'Ctrl+Z': 'undo',
  'Ctrl+Y': 'redo',
  'Ctrl+F': 'findOnPage',
  'Ctrl+Enter': 'finish',
  F8: 'nextMissing',
  J: 'nextPlace',
  K: 'formerPlace',
  N: 'newHere',
  'G W': 'goWorkbench',
  'G M': 'goMatrix',
  'G S': 'goSyllabus',
} as const;

/** Pages that are about one course. */
const ofCourse: readonly string[] = ['matrix', 'report'];

/** The palette with the pages, the acts and the places of the workbench. */
export function WorkbenchPalette({ isOpen, onOpenChange, keyword, keys, buttons, userId, ...rest }: WorkbenchPaletteProps) {
  const { client } = useServices();
  const router = useRouter();
  const { showToast } = useToast();
  const settings = useSettings();
  const text = useMessages(paletteActMessages);
  const language = languageOfCode(settings.language);
  const { browserStorage } = settings;
  const canOpen = useCanOpen();
  const user = useLogin()?.user;
  const departmentActs = useDepartmentActs(isOpen);
  const source = useMemo(() => createContentSearch(quietClient(client)), [client]);
  const [countOfUses, setCountOfUses] = useState(0);
  const lines = useMemo(
    () => readUsedLines(browserStorage, userId),
    // Read again as it opens and after each use.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [browserStorage, userId, isOpen, countOfUses],
  );

  const { entries, pageName, accountHref } = rest;
  const acts = useMemo((): PaletteAct[] => {
    const other = language === 'zh' ? 'en' : 'zh';
    const act = (name: PaletteActName, href?: string): PaletteAct => ({
      id: name,
      title: paletteActMessages[language][name],
      otherTitle: paletteActMessages[other][name],
      sign: actSigns[name],
      ...(href !== undefined && { href }),
    });
    const pages = entries
      .filter(({ path }) => canOpen(path))
      .map(({ id, href }): PaletteAct => ({
        id: `page:${id}`,
        kind: 'page',
        title: appShellMessages[language][id],
        otherTitle: appShellMessages[other][id],
        sign: id,
        ...(id in goKeys && { keys: goKeys[id as keyof typeof goKeys] }),
        ...(ofCourse.includes(id) && !/[?&]course/.test(href) && { context: paletteActMessages[language].pickCourse }),
        href: `${basePath}${href}`,
      }));
    return [
      ...pages,
      ...pageActs(buttons, pageName),
      act(language === 'zh' ? 'english' : 'chinese'),
      ...(['light', 'dark', 'contrast', 'system'] as const)
        .filter((theme) => theme !== settings.preferences.theme)
        .map((theme) => act(theme)),
      act(settings.preferences.density === 'regular' ? 'compact' : 'regular'),
      act('fit'),
      act('navigation'),
      act('feedback'),
      ...(bell() ? [act('notices')] : []),
      ...(accountHref === undefined ? [] : [act('account', `${basePath}${accountHref}`)]),
      ...(user && canOpen('/manage') ? manageActs(user, language) : []),
      ...(canOpen('/manage/status') ? [act('serverStatus', `${basePath}/manage/status`)] : []),
      ...departmentActs,
      act('signOut'),
    ];
    // `canOpen` is another function at each rendering and follows the person, who stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries, buttons, pageName, departmentActs, accountHref, user, language, settings.preferences.theme, settings.preferences.density]);

  const actsOf = useCallback(
    (record: FoundRecord, kind: FindableKind) => recordActs(record, kind, language, canOpen),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [language],
  );

  const actsForNew = useCallback((name: string, major: FoundRecord) => newCourseActs(name, major, user, language), [user, language]);

  function handleAct(id: string) {
    const [name, , recordId] = id.split(':');
    const button = id.startsWith('button:') ? buttons.get(id.slice('button:'.length)) : undefined;
    if (button) pressSoon(button);
    else if (name === 'word' || name === 'pdf') void exportReport(Number(recordId), name === 'word');
    else changeSomething(name ?? '');
  }

  async function exportReport(courseId: number, editable: boolean) {
    try {
      await createReportFiles(quietClient(client)).downloadReport({ courseId, editable, languages: language });
    } catch (error) {
      showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function changeSomething(name: string) {
    const { preferences, changePreferences, changeLanguage } = settings;
    if (name === 'chinese' || name === 'english') changeLanguage(name === 'english' ? languageCodes.en : languageCodes.zh);
    else if (name === 'light' || name === 'dark' || name === 'contrast' || name === 'system') changePreferences({ theme: name });
    else if (name === 'regular' || name === 'compact') changePreferences({ density: name });
    else if (name === 'fit') changePreferences({ isFitToWindow: !preferences.isFitToWindow });
    else if (name === 'navigation') changePreferences({ isRail: !rest.isRail });
    else if (name === 'feedback') rest.onFeedback();
    else if (name === 'notices') pressSoon(bell());
    else if (name === 'signOut') rest.onSignOut();
  }

  const here = router.state.location.href;
  const recents = (lines.recents[settings.language] ?? [])
    .filter(({ href }) => href !== here)
    .map((recent) => ({ ...recent, sign: placeSign(recent.href), href: `${basePath}${recent.href}` }));
  // The words at the foot of the page stay there while it is covered.
  const page = isOpen ? document.getElementById('content') : null;
  const keysOfPage = page ? pageKeysIn(page) : [];
  const others = keys.flatMap((key): PaletteShortcut[] => {
    const name = key in shortcutNames ? shortcutNames[key as keyof typeof shortcutNames] : undefined;
    return name === undefined || keysOfPage.some((own) => sameKeys(own.keys, key)) ? [] : [{ keys: key, does: text[name] }];
  });
  const shortcuts = [...keysOfPage, ...others];

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      source={source}
      acts={acts}
      actsOf={actsOf}
      actsForNew={actsForNew}
      recents={recents}
      uses={lines.uses}
      shortcuts={shortcuts}
      defaultKeyword={keyword}
      hrefOf={recordHref}
      onOpen={(href) => router.history.push(href)}
      onAct={handleAct}
      onUse={(key) => {
        writeUsedLines(browserStorage, userId, withUse(readUsedLines(browserStorage, userId), key));
        setCountOfUses((count) => count + 1);
      }}
    />
  );
}

/** The bell of the top bar, which opens the notices; it comes after the page. */
function bell(): HTMLElement | null {
  return document.querySelector('[data-bell]');
}

/** The page is inert until the palette is gone. */
function pressSoon(button: HTMLElement | null) {
  requestAnimationFrame(() => requestAnimationFrame(() => button?.click()));
}
