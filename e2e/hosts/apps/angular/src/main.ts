import { bootstrapApplication } from '@angular/platform-browser';
import { registerCollegeElements } from '@college/elements';
import { CoursePage } from './CoursePage';

registerCollegeElements();
bootstrapApplication(CoursePage);
