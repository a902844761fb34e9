/** Cells as Excel puts them on the clipboard. */
export function excelHtml(block: readonly (readonly string[])[]): string {
  const rows = block.map(
    (row) =>
      ` <tr height=19 style='height:14.4pt'>\r\n${row
        .map(
          (text) =>
            `  <td height=19 class=xl65 width=64 style='height:14.4pt;border-top:none;\r\n  width:48pt'>${written(text, "<br style='mso-data-placement:same-cell;'>\r\n    ")}</td>\r\n`,
        )
        .join('')} </tr>`,
  );
  const width = block[0]?.length ?? 0;
  return `<html xmlns:v="urn:schemas-microsoft-com:vml"\r\nxmlns:o="urn:schemas-microsoft-com:office:office"\r\nxmlns:x="urn:schemas-microsoft-com:office:excel"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n\r\n<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=ProgId content=Excel.Sheet>\r\n<style>\r\n<!--table\r\n\t{mso-displayed-decimal-separator:"\\.";\r\n\tmso-displayed-thousand-separator:"\\,";}\r\n.xl65\r\n\t{text-align:center;}\r\n-->\r\n</style>\r\n</head>\r\n\r\n<body link=blue vlink=purple>\r\n\r\n<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:\r\n collapse;width:144pt'>\r\n<!--StartFragment-->\r\n <col width=64 span=${width} style='width:48pt'>\r\n${rows.join('\r\n')}\r\n<!--EndFragment-->\r\n <![if supportMisalignedColumns]>\r\n <tr height=0 style='display:none'>\r\n  <td width=64 style='width:48pt'></td>\r\n </tr>\r\n <![endif]>\r\n</table>\r\n\r\n</body>\r\n\r\n</html>\r\n`;
}

/** Cells as WPS puts them on the clipboard. */
export function wpsHtml(block: readonly (readonly string[])[]): string {
  const rows = block.map(
    (row) =>
      `<tr height="18.67" style='height:14.00pt;'>${row
        .map(
          (text) => `<td class="et2" height="18.67" width="72" style='height:14.00pt;width:54.00pt;' x:str>${written(text, '<br/>')}</td>`,
        )
        .join('')}</tr>`,
  );
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name="Generator" content="WPS Office ET"/><style>\r\n<!-- .et2{mso-style-parent:style0;} -->\r\n</style></head><body><!--StartFragment--><table width="144" border="0" cellpadding="0" cellspacing="0" style='width:108.00pt;border-collapse:collapse;'><col width="72" span="2" style='width:54.00pt;'/>${rows.join('')}</table><!--EndFragment--></body></html>`;
}

function written(text: string, lineBreak: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', lineBreak);
}
