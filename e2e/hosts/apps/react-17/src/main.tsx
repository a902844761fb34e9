import { registerCollegeElements } from '@college/elements';
import { render } from 'react-dom';
import { CoursePage } from './CoursePage';

registerCollegeElements();
render(<CoursePage />, document.getElementById('app'));
