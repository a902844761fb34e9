import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SavedViews, type SavedView, type ViewParams } from '../../search/SavedViews';
import { serve, source } from '../fakes/serveCourseUnitList';
import { CourseUnitList } from './CourseUnitList';
import listMeta from './CourseUnitList.stories';
import { partOfWord } from './courseUnitListState';
import { names } from './storyRows';

const meta = {
  title: 'Widgets/Course units/CourseUnitList',
  component: CourseUnitList,
  decorators: listMeta.decorators,
  args: listMeta.args,
  beforeEach: serve(),
  parameters: listMeta.parameters,
} satisfies Meta<typeof CourseUnitList>;
export default meta;
type Story = StateStory<typeof meta>;

const views = { loadViews: async () => [], saveViews: async () => {} };

/** What is shown is kept by the page, as an address keeps it. */
export const WithViews: Story = {
  tags: ['state:course-unit-list.view'],
  render: function Page(args) {
    const [params, setParams] = useState<ViewParams>({});
    const fixedViews: SavedView[] = [
      { name: '全部', params: {} },
      { name: '未完成', params: { only: 'unfinished' } },
    ];
    return (
      <CourseUnitList
        {...args}
        query={{ keyword: params.keyword ?? '', only: partOfWord(params.only) }}
        viewKey={params.only ?? ''}
        onQueryChange={({ keyword, only = '' }) => setParams({ keyword, only })}
        views={<SavedViews source={views} fixedViews={fixedViews} params={params} hrefOf={() => '#'} onShow={setParams} />}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^选择/ }))[0]!);
    await userEvent.click(canvas.getByRole('link', { name: '未完成' }));
    await waitFor(() =>
      expect(source.listCourseUnits).toHaveBeenLastCalledWith(expect.objectContaining({ only: 'unfinished' }), expect.anything()),
    );
    await expect(canvas.queryByRole('toolbar', { name: '已选课程' })).toBeNull();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '未完成' })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    },
  },
};

export const SortedByCompletion: Story = {
  tags: ['state:course-unit-list.completion'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '完成度' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '完成度' })).toHaveAttribute('aria-sort', 'descending'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const figures = canvas.getAllByText(/^\d+%$/).map((cell) => Number.parseInt(cell.textContent ?? '', 10));
      await expect(figures).toHaveLength(10);
      await expect(figures).toEqual(figures.toSorted((one, other) => other - one));
      await expect(canvas.getByText('按完成度，从大到小')).toBeVisible();
    },
  },
};

/** A part of the list in which there is nothing: it names the part and leads back to all. */
export const NothingInPart: Story = {
  tags: ['state:course-unit-list.part-empty'],
  args: { query: { only: 'mine' }, onQueryChange: fn() },
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('「我负责的」中没有课程单元。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '显示全部课程单元' })).toBeVisible();
    },
  },
};

export const FilterCleared: Story = {
  args: { query: { keyword: '量子' }, onQueryChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示全部课程单元' }));
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '' })));
    await waitFor(() => expect(names(canvas).length).toBeGreaterThan(3));
  },
};

export const PartCleared: Story = {
  args: { query: { only: 'mine' }, onQueryChange: fn() },
  beforeEach: serve([]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示全部课程单元' }));
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ only: undefined })));
  },
};

export const MadeByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('按发布时间，新的在前');
    await expect(canvas.getByText('N')).toBeVisible();
    await userEvent.keyboard('n');
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
