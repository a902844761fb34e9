/** What the mock's Office files are written with. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
