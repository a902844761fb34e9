import { registerCollegeElements } from '@college/elements';
import { copying, goals, matrices, mock, otherLanguage } from './sources';

registerCollegeElements();

const main = document.querySelector('main')!;
const goalPanel = document.querySelector('college-goal-panel')!;
const matrix = document.querySelector('college-major-matrix')!;
const wizard = document.querySelector('college-copy-wizard')!;
const elements = [goalPanel, matrix, wizard];

goalPanel.source = goals;
matrix.source = matrices;
matrix.style.blockSize = '640px';
wizard.dataSource = copying;
wizard.addEventListener('open-change', ({ detail }) => (wizard.isOpen = detail));
wizard.addEventListener('go-to-target', ({ detail }) => {
  wizard.isOpen = false;
  document.querySelector('#target')!.textContent = detail.path;
});

const onClick = (id: string, act: () => void) => document.querySelector(id)!.addEventListener('click', act);

// The elements follow the language of the page.
onClick('#language', () => otherLanguage(document.documentElement.lang));
onClick('#theme', () => {
  for (const element of elements) element.setAttribute('theme', element.getAttribute('theme') === 'dark' ? 'light' : 'dark');
});
onClick('#cut', () => (mock.failures.getCourseGoals = 'offline'));
onClick('#mend', () => delete mock.failures.getCourseGoals);
onClick('#copy', () => (wizard.isOpen = true));
onClick('#move', () => document.querySelector('aside')!.append(goalPanel));
onClick('#show', () => {
  if (main.isConnected) {
    goalPanel.remove();
    main.remove();
  } else {
    main.prepend(goalPanel);
    document.body.append(main);
  }
  document.querySelector('#show')!.textContent = main.isConnected ? 'Take the widgets off' : 'Put the widgets back';
});
