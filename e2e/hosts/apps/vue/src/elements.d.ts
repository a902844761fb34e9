import type { CollegeVueComponents } from '@college/curriculum-widgets/elements';

declare module 'vue' {
  interface GlobalComponents extends CollegeVueComponents {}
}
