/** Categories of the 2018 national quality standard with their classes; engineering classes carry their codes in this order. */
const source = `
01 哲学:哲学类
02 经济学:经济学类 财政学类 金融学类 经济与贸易类
03 法学:法学类 政治学类 社会学类 民族学类 马克思主义理论类 公安学类
04 教育学:教育学类 体育学类
05 文学:中国语言文学类 外国语言文学类 新闻传播学类
06 历史学:历史学类
07 理学:数学类 物理学类 化学类 天文学类 地理科学类 大气科学类 海洋科学类 地球物理学类 地质学类 生物科学类 心理学类 统计学类
08 工学:力学类 机械类 仪器类 材料类 能源动力类 电气类 电子信息类 自动化类 计算机类 土木类 水利类 测绘类 化工与制药类 地质类 矿业类 纺织类 轻工类 交通运输类 海洋工程类 航空航天类 兵器类 核工程类 农业工程类 林业工程类 环境科学与工程类 生物医学工程类 食品科学与工程类 建筑类 安全科学与工程类 生物工程类 公安技术类
09 农学:植物生产类 自然保护与环境生态类 动物生产类 动物医学类 林学类 水产类 草学类
10 医学:基础医学类 临床医学类 口腔医学类 公共卫生与预防医学类 中医学类 中西医结合类 药学类 中药学类 法医学类 医学技术类 护理学类
12 管理学:管理科学与工程类 工商管理类 农业经济管理类 公共管理类 图书情报与档案管理类 物流管理与工程类 工业工程类 电子商务类 旅游管理类
13 艺术学:艺术学理论类 音乐与舞蹈学类 戏剧与影视学类 美术学类 设计学类`;

/** The categories with their classes and codes. */
export const standardClasses = source
  .trim()
  .split('\n')
  .map((line) => {
    const code = line.slice(0, 2);
    const [name = '', classes = ''] = line.slice(3).split(':');
    const numbered = classes.split(' ').map((label, index) => ({ code: `${code}${String(index + 1).padStart(2, '0')}`, name: label }));
    return { code, name, classes: numbered };
  });
