/** The published components as data, provided by `scripts/catalogue/vitePlugin.mjs`. */
declare module 'virtual:components' {
  const published: unknown;
  export default published;
}

/** A page of the reference of the API in both languages, provided by the same file. */
declare module 'virtual:api/*' {
  const text: Readonly<Record<'zh' | 'en', string>>;
  export default text;
}
