/** The published components as data, provided by `scripts/catalogue/vitePlugin.mjs`. */
declare module 'virtual:components' {
  const published: unknown;
  export default published;
}
