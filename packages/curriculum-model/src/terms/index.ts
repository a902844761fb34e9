export * as domainTerms from './terms';
