/** Shows a page as a browser does whose zoom is set: the window stays as wide outside, inside it has fewer and larger pixels. Returns what undoes it. */
export async function zoomTo(page, { width, height, times }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / times),
    height: Math.round(height / times),
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: times,
    mobile: false,
  });
  return async () => {
    await session.send('Emulation.clearDeviceMetricsOverride');
    await session.detach();
  };
}
