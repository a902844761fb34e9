import { Menu, MenuItem, MenuTrigger } from '@college/ui/Menu';
import type { LongTextPlace } from '@college/ui/LongTextField';
import { useMessages } from '@college/ui/messages';
import { tokens, type Density, type Theme } from '@college/ui/theme';
import { Button, Link, MenuSection, type Selection } from 'react-aria-components';
import { styled } from 'styled-components';
import { appShellMessages } from './messages';

interface UserMenuProps {
  /** Name of the signed-in person; absent while nobody is. */
  name?: string;
  /** A small picture of them as a data URL; without it the first letter of the name is shown. */
  picture?: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  isFitToWindow?: boolean;
  /** Called when the user turns fit to window on or off; omit it where the setting is not stored. */
  onFitToWindowChange?: (isFitToWindow: boolean) => void;
  areShortcutsOn: boolean;
  onShortcutsChange: (areOn: boolean) => void;
  /** Where long text is edited; undefined where nobody stores it. */
  longTextPlace?: LongTextPlace;
  onLongTextPlaceChange?: (place: LongTextPlace) => void;
  onSignOut: () => void;
  signInHref: string;
  /** The person's own account. */
  accountHref?: string;
  /** How many notices of the account are new. @default 0 */
  newNotices?: number;
}

const themes: Theme[] = ['light', 'dark', 'contrast', 'system'];
const densities: Density[] = ['regular', 'compact'];

/** The person at the right of the top bar: how the page looks, and the way out. */
export function UserMenu({
  name,
  picture,
  theme,
  density,
  isFitToWindow,
  areShortcutsOn,
  longTextPlace,
  newNotices = 0,
  ...on
}: UserMenuProps) {
  const text = useMessages(appShellMessages);
  if (name === undefined) return <SignIn href={on.signInHref}>{text.signIn}</SignIn>;
  const label = newNotices > 0 ? text.accountWithNotices({ name, count: newNotices }) : text.account({ name });
  return (
    <MenuTrigger>
      <Person aria-label={label} data-news={newNotices > 0 || undefined}>
        {picture ? <Picture src={picture} alt="" /> : <Initial data-initial={[...name][0]} />}
        {name}
      </Person>
      <Menu aria-label={text.account({ name })} placement="bottom end" onAction={(key) => key === 'signOut' && on.onSignOut()}>
        <MenuSection
          aria-label={text.theme}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => on.onThemeChange(only(keys) as Theme)}
        >
          {themes.map((id) => (
            <MenuItem key={id} id={id}>
              {text[id]}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          aria-label={text.density}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[density]}
          onSelectionChange={(keys) => on.onDensityChange(only(keys) as Density)}
        >
          {densities.map((id) => (
            <MenuItem key={id} id={id}>
              {text[id]}
            </MenuItem>
          ))}
        </MenuSection>
        {on.onFitToWindowChange === undefined ? null : (
          <MenuSection
            aria-label={text.fitToWindow}
            selectionMode="multiple"
            selectedKeys={isFitToWindow ? ['fitToWindow'] : []}
            onSelectionChange={(keys) => on.onFitToWindowChange?.(keys === 'all' || keys.has('fitToWindow'))}
          >
            <MenuItem id="fitToWindow">{text.fitToWindow}</MenuItem>
          </MenuSection>
        )}
        <MenuSection
          aria-label={text.shortcuts}
          selectionMode="multiple"
          selectedKeys={areShortcutsOn ? ['shortcuts'] : []}
          onSelectionChange={(keys) => on.onShortcutsChange(keys === 'all' || keys.has('shortcuts'))}
        >
          <MenuItem id="shortcuts">{text.shortcuts}</MenuItem>
        </MenuSection>
        {longTextPlace === undefined ? null : (
          <MenuSection
            aria-label={text.longTextWindow}
            selectionMode="multiple"
            selectedKeys={longTextPlace === 'window' ? ['longText'] : []}
            onSelectionChange={(keys) => on.onLongTextPlaceChange?.(keys === 'all' || keys.has('longText') ? 'window' : 'field')}
          >
            <MenuItem id="longText">{text.longTextWindow}</MenuItem>
          </MenuSection>
        )}
        {on.accountHref === undefined ? null : (
          <MenuItem id="account" href={on.accountHref}>
            {newNotices > 0 ? text.ownAccountWithNotices({ count: newNotices }) : text.ownAccount}
          </MenuItem>
        )}
        <MenuItem id="signOut">{text.signOut}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

function only(keys: Selection) {
  return keys === 'all' ? undefined : [...keys][0];
}

const Person = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 32px;
  padding: 0 ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  outline: none;

  &[data-news]::after {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${tokens.color.danger};
    content: '';
    forced-color-adjust: none;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.fillQuiet};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;

/* Drawn by CSS, so that the name is not read with its first character twice. */
const Initial = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surfaceRaised};
  font-size: 12px;
  line-height: 1;

  &::before {
    content: attr(data-initial) / '';
  }
`;

const Picture = styled.img`
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${tokens.color.border};
  border-radius: 50%;
  object-fit: cover;
`;

const SignIn = styled(Link)`
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.link};
  text-decoration: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;
