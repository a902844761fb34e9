import type { LongTextPlace } from '@college/ui/LongTextField';
import type { Density, Theme } from '@college/ui/theme';
import { tokens } from '@college/ui/theme';
import { Note } from '@college/ui/Note';
import { useMessages } from '@college/ui/messages';
import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch, type LanguageOption } from '../LanguageSwitch';
import { FindButton } from './FindButton';
import { appShellMessages } from './messages';
import { Navigation } from './Navigation';
import { visibleEntries, type NavigationEntry, type NavigationGroupId } from './navigationEntries';
import { UserMenu } from './UserMenu';
import { useWindowFit } from './useWindowFit';

export interface AppShellProps {
  /** Every page the app has; those the person may not use are left out. */
  entries: readonly NavigationEntry[];
  /** Path of the page that shows, without the base and the query. */
  currentPath: string;
  /** The signed-in person; absent while nobody is. `picture` is a small one as a data URL. */
  user?: { name: string; picture?: string; hasRights: boolean; canManage?: boolean };
  /** Paths of a limited account, such as the demo account (core §6). */
  allowedPaths?: readonly string[];
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /** Languages to choose from, such as the `languages` of a pageinit reply. @default Chinese and English */
  languages?: readonly LanguageOption[];
  /** The theme that is chosen in the menu of the person. */
  theme: Theme;
  /** Called with the theme that the user selects. */
  onThemeChange: (theme: Theme) => void;
  /** The density that is chosen in the menu of the person. */
  density: Density;
  /** Called with the density that the user selects. */
  onDensityChange: (density: Density) => void;
  /** Whether single-key shortcuts are on. */
  areShortcutsOn: boolean;
  /** Called when the user turns single-key shortcuts on or off. */
  onShortcutsChange: (areOn: boolean) => void;
  /** Where text of more than 16 characters is edited; left out, the menu of the person does not ask. */
  longTextPlace?: LongTextPlace;
  /** Called when the user chooses where to edit long text. */
  onLongTextPlaceChange?: (place: LongTextPlace) => void;
  /**
   * Whether the page fits any window instead of being at least 1300 px wide. In a zoomed browser it always does.
   * @default false
   */
  isFitToWindow?: boolean;
  /** Called when the user turns fit to window on or off; without it the menu does not offer that. */
  onFitToWindowChange?: (isFitToWindow: boolean) => void;
  /** Whether the navigation is the narrow rail; editors open with it. */
  isRail: boolean;
  /** Called when the user collapses or expands the navigation. */
  onRailChange: (isRail: boolean) => void;
  /** Collapsed groups of the navigation. Uncontrolled when omitted. */
  closedGroups?: readonly NavigationGroupId[];
  /** Called with the collapsed groups when one is collapsed or expanded. */
  onClosedGroupsChange?: (closedGroups: readonly NavigationGroupId[]) => void;
  /** The person signs out. */
  onSignOut: () => void;
  /** The address of the sign-in. */
  signInHref: string;
  /** The person's own account, in the menu behind the name; left out for an account that has no such page. */
  accountHref?: string;
  /**
   * How many security notices of the account are new; the menu of the person names them.
   * @default 0
   */
  newNotices?: number;
  /** What concerns the person, left of their name: a `NoticeBell`. One that comes later finds its place kept. */
  notices?: ReactNode;
  /** Opens the feedback from the foot of the navigation; left out where nobody is signed in. */
  onFeedback?: () => void;
  /** Trail of the page, at the left of the top bar. */
  breadcrumb?: ReactNode;
  /** The page's saving state, after the trail. */
  saveStatus?: ReactNode;
  /** Search of the content, before language and person, such as `ContentSearch`. */
  find?: ReactNode;
  /** Opens the search that lies over the page, such as `CommandPalette`, from a field of the top bar that looks like it. */
  onFind?: () => void;
  /** The page. */
  children: ReactNode;
  /** Reaches the frame. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Frame of every page behind the sign-in: navigation, top bar, content; at least 1300 px wide (core §9) but where the browser is zoomed or the person wants
 * it to fit the window.
 */
export function AppShell(props: AppShellProps) {
  const { entries, currentPath, user, allowedPaths, languages, breadcrumb, saveStatus, find, children, ref, ...rest } = props;
  const { closedGroups, onClosedGroupsChange, onFeedback, onFind, notices, ...settings } = rest;
  const text = useMessages(appShellMessages);
  const [ownClosedGroups, setOwnClosedGroups] = useState<readonly NavigationGroupId[]>([]);
  const fit = useWindowFit(settings.isFitToWindow ?? false);
  // In a narrow window the person's choice for a wide one would leave no room for the page.
  const [isOpenInNarrow, setOpenInNarrow] = useState(false);
  const isRail = fit === 'narrow' ? !isOpenInNarrow : settings.isRail;
  const shown = visibleEntries(entries, { hasRights: user?.hasRights ?? false, canManage: user?.canManage, allowedPaths });
  return (
    <Frame ref={ref} data-rail={isRail || undefined} data-fit={fit === 'specified' ? undefined : fit}>
      <SkipLink href="#content">{text.skip}</SkipLink>
      <Navigation
        entries={shown}
        currentPath={currentPath}
        isRail={isRail}
        onRailChange={fit === 'narrow' ? (rail) => setOpenInNarrow(!rail) : settings.onRailChange}
        closedGroups={closedGroups ?? ownClosedGroups}
        onClosedGroupsChange={(ids) => {
          setOwnClosedGroups(ids);
          onClosedGroupsChange?.(ids);
        }}
        onFeedback={onFeedback}
      />
      <TopBar>
        {breadcrumb}
        {saveStatus}
        <Gap />
        {find}
        {onFind && <FindButton onPress={onFind} />}
        <LanguageSwitch value={settings.language} onChange={settings.onLanguageChange} languages={languages} />
        {notices && <BellPlace>{notices}</BellPlace>}
        <UserMenu {...settings} name={user?.name} picture={user?.picture} />
      </TopBar>
      <Content id="content" tabIndex={-1}>
        {user && !user.hasRights ? (
          <NoRights>
            <Note variant="warning">{text.noRights}</Note>
          </NoRights>
        ) : null}
        {children}
      </Content>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: ${tokens.size.topbar} minmax(0, 1fr) / ${tokens.size.navOpen} minmax(0, 1fr);
  min-inline-size: ${tokens.size.pageMin};
  block-size: 100%;
  min-block-size: 480px;
  background: ${tokens.color.surface};

  &[data-rail] {
    grid-template-columns: ${tokens.size.navRail} minmax(0, 1fr);
  }
  &[data-fit] {
    min-inline-size: 0;
  }
  &[data-fit='narrow'] {
    grid-template-rows: minmax(${tokens.size.topbar}, auto) minmax(0, 1fr);
    /* Pages have less padding. */
    ${tokens.vars.size.pageX}: ${tokens.space[4]};
  }

  /* Paper has the page alone, at its full height. */
  @media print {
    display: block;
    min-inline-size: 0;
    block-size: auto;

    > :not(main) {
      display: none;
    }
  }
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.z.tooltip};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.link};

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const TopBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: 0 ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};

  [data-fit='narrow'] > & {
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[3]};
    padding-block: ${tokens.space[2]};
  }
`;

const Gap = styled.span`
  flex: 1;
`;

/** As wide as a bell, also before it is there: what stands beside it is not moved under a pointer. */
const BellPlace = styled.span`
  flex: none;
  min-inline-size: 32px;
`;

const Content = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  outline: none;

  @media print {
    display: block;
    overflow: visible;
  }
`;

const NoRights = styled.div`
  padding: ${tokens.space[6]} ${tokens.size.pageX} 0;
`;
