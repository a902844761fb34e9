import type { TalentReport } from '@college/curriculum-model';

// One grey pixel: a cover must be a picture, and this is the smallest honest one.
const cover = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBMlmMHgAAAABJRU5ErkJggg==';

const names = ['软件工程专业人才需求报告', '大数据产业人才需求报告', '网络工程岗位评价报告'];

/** A few talent demand reports. */
export function talentSeed(): TalentReport[] {
  return names.map((name, index) => ({
    id: 1001 + index,
    name,
    department: '明理大学',
    fileName: '',
    fileUrl: '',
    picUrl: cover,
    type: index % 2,
    majorId: 1001 + index,
    version: 1,
  }));
}
