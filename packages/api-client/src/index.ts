export * from './auth/auth.resource';
export * from './auth/downloadByTicket';
export * from './cards/cards.resource';
export * from './core';
export * from './course-units/course-units.resource';
export * from './majors/majors.resource';
export * from './page-init/page-init.resource';
export * from './points/points.resource';
