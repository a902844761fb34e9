import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider } from 'react-aria-components';
import { MessageOverrides, type MessageOverrideValues } from '../messages/overrides';
import { UiGlobalStyle } from './GlobalStyle';
import type { Locale } from './locale';

export type Theme = 'light' | 'dark' | 'contrast';
export type Density = 'regular' | 'compact';

export interface UiProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'lang'> {
  /**
   * Language of built-in text, dates and numbers.
   * @default 'zh-CN'
   */
  locale?: Locale;
  /** @default 'light' */
  theme?: Theme;
  /** @default 'regular' */
  density?: Density;
  /** Texts that replace built-in ones, by `namespace.key`; `{name}` stands for an argument. */
  messages?: MessageOverrideValues;
  children: ReactNode;
}

/** Root of every tree of these components: theme, density, language, and the place where dialogs and popovers are put. */
export function UiProvider({ locale = 'zh-CN', theme = 'light', density = 'regular', messages, children, ...rest }: UiProviderProps) {
  // State, not a ref: a layer that is open from the start must render again once its place exists.
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);
  return (
    <I18nProvider locale={locale}>
      <MessageOverrides values={messages}>
        <UiGlobalStyle />
        <div {...rest} data-cw-root="" data-cw-theme={theme} data-cw-density={density} lang={locale === 'zh-CN' ? 'zh-CN' : 'en'}>
          <UNSAFE_PortalProvider getContainer={() => portal}>{children}</UNSAFE_PortalProvider>
          <div ref={setPortal} data-cw-portal="" />
        </div>
      </MessageOverrides>
    </I18nProvider>
  );
}
