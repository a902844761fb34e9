/**
 * Everything that the model exports, for a document that names its schemas. In a module of its own: asked of the model itself, a bundler would give
 * each thread all of the model.
 */
// oxlint-disable-next-line no-restricted-imports -- the names of all schemas are read; nobody is asked for a right
export * from '@college/curriculum-model';
