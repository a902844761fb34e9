import { createRoot } from 'react-dom/client';
import { CoursePage } from './CoursePage.jsx';

createRoot(document.getElementById('app')).render(<CoursePage />);
