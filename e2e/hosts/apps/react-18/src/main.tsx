import { registerCollegeElements } from '@college/elements';
import { createRoot } from 'react-dom/client';
import { CoursePage } from './CoursePage';

registerCollegeElements();
createRoot(document.getElementById('app')!).render(<CoursePage />);
