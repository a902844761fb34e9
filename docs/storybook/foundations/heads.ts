/** Names of themes, as the pages for designers call them. */
export const themeNames = {
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  contrast: { zh: '高对比度', en: 'High contrast' },
} as const;

/** Heads of the tables on the pages for designers. */
export const tableHeads = {
  zh: { role: '用途名', use: '用于', token: '变量', value: '值', look: '样子', regular: '常规', compact: '紧凑' },
  en: { role: 'Role', use: 'For', token: 'Token', value: 'Value', look: 'Looks like', regular: 'Regular', compact: 'Compact' },
} as const;
