/** Shows the goals of the course, or the sign-in before it. */
import { course, goals, isSignedIn, signIn } from './port.js';

const main = document.querySelector('main');

function showGoals() {
  const panel = document.createElement('college-goal-panel');
  Object.assign(panel, { source: goals, ...course });
  main.replaceChildren(panel);
}

function showSignIn() {
  const page = document.createElement('college-login-page');
  page.language = document.documentElement.lang.startsWith('zh') ? '80101' : '80102';
  page.onSignIn = async (credentials) => {
    await signIn(credentials);
    showGoals();
  };
  // The elements follow the language of the page.
  page.addEventListener('language-change', ({ detail }) => {
    page.language = detail;
    document.documentElement.lang = detail === '80101' ? 'zh-CN' : 'en-US';
  });
  main.replaceChildren(page);
}

if (isSignedIn()) showGoals();
else showSignIn();
