/**
 * Eight quiet hues for the parts of charts, and one for the rest. Each has a contrast of 3 : 1 on every background; a pattern conveys the same without colour.
 */
export const lightChart = {
  chart1: '#1E3F7C',
  chart2: '#A8741A',
  chart3: '#3E7F5E',
  chart4: '#77659F',
  chart5: '#A0634F',
  chart6: '#2C7C8A',
  chart7: '#7A3E6B',
  chart8: '#6F7430',
  chartRest: '#6E7178',
};

/** The same hues on a dark ground. */
export const darkChart: typeof lightChart = {
  chart1: '#8FAEE8',
  chart2: '#D9B25F',
  chart3: '#7FBF9B',
  chart4: '#B3A4DE',
  chart5: '#D9A28C',
  chart6: '#73BFCB',
  chart7: '#D49AC4',
  chart8: '#BCC177',
  chartRest: '#8E9198',
};

/** The same hues deep enough for high contrast. */
export const contrastChart: typeof lightChart = {
  chart1: '#06266B',
  chart2: '#5A3A00',
  chart3: '#0E4A2C',
  chart4: '#3F2C78',
  chart5: '#6E2E1B',
  chart6: '#0B4F5C',
  chart7: '#5C1850',
  chart8: '#43480F',
  chartRest: '#45484D',
};
