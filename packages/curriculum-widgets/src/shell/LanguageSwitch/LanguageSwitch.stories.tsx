import type { StateStory } from '@college/ui/testing/atRest';
import { UiProvider, localeOf } from '@college/ui/theme';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { NotFoundPage } from '../NotFoundPage';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Widgets/Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: '80101', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StateStory<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function expectChosen({ canvas }: PlayContext, group: string, language: string) {
  const languages = within(canvas.getByRole('radiogroup', { name: group }));
  await expect(languages.getByRole('radio', { name: language })).toBeChecked();
}

export const Chinese: Story = {
  tags: ['state:language-switch.chinese'],
  parameters: { atRest: (context) => expectChosen(context, '语言', '中文') },
};

export const English: Story = {
  tags: ['state:language-switch.english'],
  args: { value: '80102' },
  globals: { language: '80102' },
  parameters: {
    atRest: async (context) => {
      await expectChosen(context, 'Language', 'English');
      // As the page was opened, nobody has switched.
      await expect(document.body).toHaveFocus();
    },
  },
};

/** Choosing a language writes it to session storage and re-labels everything below. */
export const Switching: Story = {
  tags: ['state:language-switch.switching'],
  render: function Page() {
    const [code, setCode] = useState(() => sessionStorage.getItem('language') ?? '80101');
    function change(next: string) {
      sessionStorage.setItem('language', next);
      setCode(next);
    }
    return (
      <UiProvider locale={localeOf(code)}>
        <LanguageSwitch value={code} onChange={change} />
        <NotFoundPage backHref="#start" />
      </UiProvider>
    );
  },
  beforeEach: () => {
    sessionStorage.removeItem('language');
    return () => sessionStorage.removeItem('language');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('页面走丢了，换个页面试试吧');
    await userEvent.click(canvas.getByText('EN'));
  },
  parameters: {
    atRest: async (context) => {
      await expect(context.canvas.getByRole('heading')).toHaveTextContent('the page got lost, try another page');
      await expectChosen(context, 'Language', 'English');
      await expect(sessionStorage.getItem('language')).toBe('80102');
    },
  },
};

export const SwitchedBack: Story = {
  render: Switching.render,
  beforeEach: Switching.beforeEach,
  play: async (context) => {
    await Switching.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('heading')).toHaveTextContent('页面走丢了，换个页面试试吧');
    await expect(sessionStorage.getItem('language')).toBe('80101');
  },
};

export const ServerLanguages: Story = {
  tags: ['state:language-switch.server-languages'],
  args: {
    languages: [
      { label: '简体中文', value: '80101' },
      { label: 'English', value: 80102 },
      { label: 'Deutsch', value: '80103' },
    ],
  },
  parameters: {
    atRest: async (context) => {
      await expect(context.canvas.getAllByRole('radio')).toHaveLength(3);
      await expectChosen(context, '语言', '简体中文');
      await expect(context.canvas.getByText('Deutsch')).toBeVisible();
    },
  },
};

export const ServerLanguageChosen: Story = {
  args: ServerLanguages.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EN'));
    await expect(args.onChange).toHaveBeenLastCalledWith('80102');
    await userEvent.click(canvas.getByText('Deutsch'));
    await expect(args.onChange).toHaveBeenLastCalledWith('80103');
  },
};

export const UnknownCode: Story = {
  tags: ['state:language-switch.unknown-code'],
  args: { value: '99999' },
  globals: { language: '99999' },
  parameters: { atRest: English.parameters?.atRest },
};
