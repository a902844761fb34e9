import { registerCollegeElements } from '@college/elements';
import { mount } from 'svelte';
import CoursePage from './CoursePage.svelte';

registerCollegeElements();
mount(CoursePage, { target: document.getElementById('app')! });
