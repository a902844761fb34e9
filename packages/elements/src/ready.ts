import { registerCollegeElements } from './registerCollegeElements';

registerCollegeElements({ nonce: nonceOfScript(import.meta.url) });

/** The nonce of the script tag that brought a module, or of the first script that has one. */
function nonceOfScript(url: string) {
  const scripts = [...document.querySelectorAll('script')];
  const own = scripts.find((script) => script.src === url && script.nonce);
  return (own ?? scripts.find((script) => script.nonce))?.nonce;
}
