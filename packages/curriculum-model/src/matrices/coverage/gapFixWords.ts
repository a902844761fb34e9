/** What the edits are called that mend gaps of the matrices; rules of a curriculum offer the same. */
export const gapFixWords = {
  bind: { zh: '绑定到所属指标点', en: 'Bind it to its indicator point' },
  bindStrongly: { zh: '绑定到所属指标点（强）', en: 'Bind it to its indicator point (strong)' },
  bindWeakly: { zh: '绑定到所属指标点（弱）', en: 'Bind it to its indicator point (weak)' },
  bindOwn: { zh: '绑定该指标点下的教学目标', en: 'Bind the goals under it' },
  shareHours: { zh: '把差额分给课点', en: 'Share the difference out over the points' },
  placeKsas: { zh: '放入课点自己的 KSA（弱）', en: 'Place the KSA items of the point (weak)' },
} as const;
