/** Collects console errors and warnings, uncaught errors, failed requests and violations of the page's policy. */
export async function collectFaults(page) {
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.exposeBinding('reportViolation', (_, violation) => faults.push(`policy violated: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      window.reportViolation(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  return faults;
}
