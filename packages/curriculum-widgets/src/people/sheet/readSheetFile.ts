/** Largest file that is read: five thousand people take far less. */
export const maxSheetBytes = 5 * 1024 * 1024;

/** The text of a CSV file. Sheets on Chinese computers often write GB 18030; what is not UTF-8 is read as that. */
export async function readSheetFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}
