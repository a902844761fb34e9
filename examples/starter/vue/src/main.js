import { registerCollegeElements } from '@college/elements';
import { createApp } from 'vue';
import CoursePage from './CoursePage.vue';

registerCollegeElements({ only: ['college-goal-panel', 'college-login-page'] });
createApp(CoursePage).mount('#app');
