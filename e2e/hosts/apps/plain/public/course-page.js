import { createClient, createCopying, createGoals, createMatrices } from '/college/college-api.js';
import { createMockFetch } from '/college/college-mock.js';

// Answers from memory instead of a server. Leave `fetch` out below, and the calls go to `baseUrl`.
const mock = createMockFetch({ latency: 60 });
const userId = 1003;
const client = createClient({
  baseUrl: '/college/api',
  fetch: mock,
  session: { authToken: () => `sample-token-of-${userId}`, clear: () => {}, language: () => document.documentElement.lang },
});

const main = document.querySelector('main');
const goalPanel = document.querySelector('college-goal-panel');
const matrix = document.querySelector('college-major-matrix');
const wizard = document.querySelector('college-copy-wizard');

goalPanel.source = createGoals(client);
matrix.source = createMatrices(client);
matrix.style.blockSize = '640px';
wizard.dataSource = createCopying(client, { userId });
wizard.addEventListener('open-change', ({ detail }) => (wizard.isOpen = detail));
wizard.addEventListener('go-to-target', ({ detail }) => {
  wizard.isOpen = false;
  document.querySelector('#target').textContent = detail.path;
});

const onClick = (id, act) => document.querySelector(id).addEventListener('click', act);
const switchAttribute = (name, first, other) => {
  for (const element of [goalPanel, matrix, wizard]) {
    element.setAttribute(name, element.getAttribute(name) === other ? first : other);
  }
};

// The elements follow the language of the page.
onClick('#language', () => (document.documentElement.lang = document.documentElement.lang === 'zh-CN' ? 'en-US' : 'zh-CN'));
onClick('#theme', () => switchAttribute('theme', 'light', 'dark'));
onClick('#cut', () => (mock.failures.getCourseGoals = 'offline'));
onClick('#mend', () => delete mock.failures.getCourseGoals);
onClick('#copy', () => (wizard.isOpen = true));
onClick('#move', () => document.querySelector('aside').append(goalPanel));
onClick('#show', ({ currentTarget }) => {
  if (main.isConnected) {
    goalPanel.remove();
    main.remove();
  } else {
    main.prepend(goalPanel);
    document.body.append(main);
  }
  currentTarget.textContent = main.isConnected ? 'Take the widgets off' : 'Put the widgets back';
});
