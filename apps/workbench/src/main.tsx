import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from './Workbench';

createRoot(document.getElementById('workbench')!).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
