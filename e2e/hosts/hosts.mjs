/** The small apps of other systems, and what is particular about each. */
export const hosts = [
  { name: 'vite-react', title: 'Vite + React', app: 'vite-react', kind: 'react' },
  { name: 'next', title: 'Next.js, app router', app: 'next', kind: 'react', isServerRendered: true },
  { name: 'react-18', title: 'React 18, elements', app: 'react-18', kind: 'elements' },
  { name: 'svelte', title: 'Svelte 5, elements', app: 'svelte', kind: 'elements' },
  { name: 'vue', title: 'Vue 3, elements', app: 'vue', kind: 'elements' },
  {
    name: 'plain',
    title: 'Plain HTML, strict policy, http',
    app: 'plain',
    kind: 'elements',
    address: 'college.test',
    hasStrictPolicy: true,
  },
  { name: 'hostile', title: 'Hostile CSS, shadow DOM', app: 'plain', path: '/hostile.html', kind: 'elements', cleanPath: '/' },
];
