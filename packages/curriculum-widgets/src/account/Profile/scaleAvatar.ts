// Twice the size at which menus show it, for dense screens.
const side = 96;

/** The middle of a picture as a small square, for menus, as a data URL; empty where the browser cannot draw it. */
export async function scaleAvatar(dataUrl: string): Promise<string> {
  const picture = new Image();
  picture.src = dataUrl;
  try {
    await picture.decode();
  } catch {
    // The menus then show the first letter of the name; the picture itself is the server's to judge.
    return '';
  }
  const { naturalWidth: width, naturalHeight: height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  // A jpeg has no see-through parts; on paper they are white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.85);
}
