import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CoursePage } from './CoursePage';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <CoursePage />
  </StrictMode>,
);
