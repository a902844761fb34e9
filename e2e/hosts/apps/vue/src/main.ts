import { registerCollegeElements } from '@college/elements';
import { createApp } from 'vue';
import CoursePage from './CoursePage.vue';

registerCollegeElements();
createApp(CoursePage).mount('#app');
