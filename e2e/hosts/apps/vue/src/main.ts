import { registerCollegeElements } from '@college/curriculum-widgets/elements';
import { createApp } from 'vue';
import CoursePage from './CoursePage.vue';

registerCollegeElements();
createApp(CoursePage).mount('#app');
