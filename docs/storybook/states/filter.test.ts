import { describe, expect, it } from 'vitest';
import type { StateRow } from './coverage';
import { filterOfStory, filterRows, searchWords, type StatesFilter } from './filter';

const story = (component: string, name: string) => ({ id: `${component}--${name.toLowerCase()}`, name });
const rows: StateRow[] = [
  {
    id: 'login.expired',
    widget: 'login',
    title: { zh: '登录失效代码之后', en: 'After a login-invalid code' },
    codes: ['20050'],
    stories: [story('widgets-login', 'Expired')],
  },
  { id: 'login.empty', widget: 'login', title: { zh: '没有填写', en: 'Empty fields' }, stories: [story('widgets-login', 'Empty')] },
  {
    id: 'goal-panel.empty',
    widget: 'goal-panel',
    title: { zh: '没有教学目标', en: 'Empty' },
    stories: [story('widgets-goals-goalpanel', 'Empty'), story('widgets-goals-cases', 'Bare')],
  },
  { id: 'goal-panel.later', widget: 'goal-panel', title: { zh: '以后', en: 'Later' }, stories: [], waitsFor: 'the other panel' },
];
const found = (filter: StatesFilter) => filterRows(rows, filter).map(({ id }) => id);

describe('filterRows', () => {
  it('shows everything to an empty filter', () => {
    expect(found({})).toHaveLength(4);
    expect(found({ find: '  ' })).toHaveLength(4);
  });

  it.each([
    ['a Chinese title', '教学目标', ['goal-panel.empty']],
    ['an English title, whatever the case', 'EMPTY FIELDS', ['login.empty']],
    ['an id', 'goal-panel.l', ['goal-panel.later']],
    ['a reply code', '20050', ['login.expired']],
    ['full-width letters and digits', '２００５０', ['login.expired']],
    ['the name of a story', 'bare', ['goal-panel.empty']],
    ['words of different places, in any order', '没有 login', ['login.empty']],
    ['nothing', 'zzz', []],
  ])('finds by %s', (_, find, ids) => expect(found({ find })).toEqual(ids));

  it('is limited to one widget', () => {
    expect(found({ widget: 'goal-panel' })).toEqual(['goal-panel.empty', 'goal-panel.later']);
    expect(found({ widget: 'goal-panel', find: '没有' })).toEqual(['goal-panel.empty']);
    expect(found({ widget: 'unheard-of' })).toEqual([]);
  });

  it('looks for no sign that an address would swallow', () => {
    expect(searchWords(' A&b#c 50% ')).toEqual(['a', 'b', 'c', '50']);
  });
});

describe('filterOfStory', () => {
  it.each([
    ['marks the state of a story', 'widgets-goals-cases--bare', { widget: 'goal-panel', state: 'goal-panel.empty' }],
    ['leads from a story without a state to the widget beside it', 'widgets-goals-cases--other', { widget: 'goal-panel' }],
    ['leads from a documentation page to its widget', 'widgets-login--docs', { widget: 'login' }],
    ['filters nothing where no widget is near', 'ui-kbd--docs', {}],
  ])('%s', (_, id, filter) => expect(filterOfStory(rows, id)).toEqual(filter));
});
