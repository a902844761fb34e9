import { useCallback, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { markCompositionEnd } from '../composition/markCompositionEnd';
import { CopyContext, useCopyAbove } from '../copies/meetingCopies';
import { thisCopy } from '../copies/thisCopy';
import { LocaleProvider } from '../messages/locale';
import { MessageOverrides, type MessageOverrideValues } from '../messages/overrides';
import { UiGlobalStyle } from './GlobalStyle';
import type { Locale } from './locale';
import { defaultTimeZone, TimeZoneContext } from './timeZone';
import { useTheme, type Theme } from './useTheme';

export type Density = 'regular' | 'compact';

export interface UiProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'lang'> {
  /**
   * Language of built-in text, dates and numbers.
   * @default 'zh-CN'
   */
  locale?: Locale;
  /**
   * `system` follows the reader's system: high contrast or dark where it asks for that, else light.
   * @default 'light'
   */
  theme?: Theme;
  /** @default 'regular' */
  density?: Density;
  /** Texts that replace built-in ones, by `namespace.key`; `{name}` is a placeholder for an argument. */
  messages?: MessageOverrideValues;
  /**
   * The time zone of all dates and times, wherever the reader is: an IANA name.
   * @default 'Asia/Shanghai'
   */
  timeZone?: string;
  children: ReactNode;
}

/** Root of every tree of these components: theme, density, language, and the container of dialogs and popovers. */
export function UiProvider(props: UiProviderProps) {
  const { locale = 'zh-CN', theme = 'light', density = 'regular', timeZone = defaultTimeZone, messages, children, ...rest } = props;
  useCopyAbove();
  const painted = useTheme(theme);
  const [portal] = useState(createPlaceForLayers);
  const attachPortal = useCallback(
    (marker: HTMLElement) => {
      if (portal) marker.parentElement?.append(portal);
      return () => portal?.remove();
    },
    [portal],
  );
  return (
    <LocaleProvider locale={locale}>
      <MessageOverrides values={messages}>
        <UiGlobalStyle />
        <div
          {...rest}
          data-cw-root=""
          data-cw-theme={painted}
          data-cw-density={density}
          lang={locale === 'zh-CN' ? 'zh-CN' : 'en'}
          onKeyDownCapture={(event) => {
            markCompositionEnd(event);
            rest.onKeyDownCapture?.(event);
          }}
        >
          {/* Rendered before the children, so that the container is in the document when their effects run. */}
          <span hidden ref={attachPortal} />
          <CopyContext value={thisCopy}>
            <TimeZoneContext value={timeZone}>
              <UNSAFE_PortalProvider getContainer={() => portal}>{children}</UNSAFE_PortalProvider>
            </TimeZoneContext>
          </CopyContext>
        </div>
      </MessageOverrides>
    </LocaleProvider>
  );
}

/** Made before the first render: a dialog that is open from the start looks for its place only once. */
function createPlaceForLayers() {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.dataset.cwPortal = '';
  return place;
}
