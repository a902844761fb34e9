import { UiProvider, localeOf } from '@college/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NotFoundPage } from '../NotFoundPage';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Widgets/Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: '80101', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {
  tags: ['state:language-switch.chinese'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '中文' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: '语言' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:language-switch.english'],
  args: { value: '80102' },
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
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
    await expect(canvas.getByRole('heading')).toHaveTextContent('the page got lost, try another page');
    await expect(sessionStorage.getItem('language')).toBe('80102');
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
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: '简体中文' })).toBeChecked();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  },
};
