import type { Bilingual } from '../language';

/** Words of a curriculum's records that no field table and no term has. */
export const shapeWords = {
  binding: { zh: '指标点支撑', en: 'Support of an indicator point' },
  placedPoint: { zh: '课程矩阵中的课点', en: 'Point in the course matrix' },
  placedKsa: { zh: '项目矩阵中的 KSA', en: 'KSA in the project matrix' },
  pointKsa: { zh: '课点的 KSA', en: 'KSA of a point' },
  isBound: { zh: '已绑定', en: 'Bound' },
  derivedFrom: { zh: '由来', en: 'Derived from' },
  number: { zh: '编号', en: 'Number' },
} as const satisfies Record<string, Bilingual>;
