import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadPage } from './router';
import { Workbench } from './Workbench';

preloadPage(location.pathname);

createRoot(document.getElementById('workbench')!).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
