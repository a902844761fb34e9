import type { Bilingual } from '../language';

/** A class of undergraduate majors, as in "0809 计算机类". */
export interface StandardClass {
  code: string;
  name: Bilingual;
}

/** A category of disciplines with its classes of majors. */
export interface StandardCategory extends StandardClass {
  classes: readonly StandardClass[];
}

/** The edition that the categories and classes below were taken from. */
export const standardClassEdition: Bilingual = {
  zh: '普通高等学校本科专业类教学质量国家标准（2018）',
  en: 'National Quality Standards for Undergraduate Majors (2018)',
};

/** One line for a category, the lines under it its classes in the order of their codes; the English wording is our own. */
const source = `
01|哲学|Philosophy
哲学类|Philosophy
02|经济学|Economics
经济学类|Economics
财政学类|Public finance
金融学类|Finance
经济与贸易类|Economics and trade
03|法学|Law
法学类|Law
政治学类|Political science
社会学类|Sociology
民族学类|Ethnology
马克思主义理论类|Marxist theory
公安学类|Public security studies
04|教育学|Education
教育学类|Education
体育学类|Physical education and sport
05|文学|Literature
中国语言文学类|Chinese language and literature
外国语言文学类|Foreign languages and literatures
新闻传播学类|Journalism and communication
06|历史学|History
历史学类|History
07|理学|Science
数学类|Mathematics
物理学类|Physics
化学类|Chemistry
天文学类|Astronomy
地理科学类|Geographical science
大气科学类|Atmospheric science
海洋科学类|Marine science
地球物理学类|Geophysics
地质学类|Geology
生物科学类|Biological science
心理学类|Psychology
统计学类|Statistics
08|工学|Engineering
力学类|Mechanics
机械类|Mechanical engineering
仪器类|Instrumentation
材料类|Materials
能源动力类|Energy and power engineering
电气类|Electrical engineering
电子信息类|Electronics and information
自动化类|Automation
计算机类|Computing
土木类|Civil engineering
水利类|Hydraulic engineering
测绘类|Surveying and mapping
化工与制药类|Chemical and pharmaceutical engineering
地质类|Geological engineering
矿业类|Mining engineering
纺织类|Textile engineering
轻工类|Light industry
交通运输类|Transport
海洋工程类|Ocean engineering
航空航天类|Aeronautics and astronautics
兵器类|Weapons engineering
核工程类|Nuclear engineering
农业工程类|Agricultural engineering
林业工程类|Forestry engineering
环境科学与工程类|Environmental science and engineering
生物医学工程类|Biomedical engineering
食品科学与工程类|Food science and engineering
建筑类|Architecture
安全科学与工程类|Safety science and engineering
生物工程类|Bioengineering
公安技术类|Public security technology
09|农学|Agriculture
植物生产类|Plant production
自然保护与环境生态类|Nature conservation and environmental ecology
动物生产类|Animal production
动物医学类|Veterinary medicine
林学类|Forestry
水产类|Aquaculture and fisheries
草学类|Grassland science
10|医学|Medicine
基础医学类|Basic medicine
临床医学类|Clinical medicine
口腔医学类|Stomatology
公共卫生与预防医学类|Public health and preventive medicine
中医学类|Traditional Chinese medicine
中西医结合类|Integrated Chinese and Western medicine
药学类|Pharmacy
中药学类|Chinese materia medica
法医学类|Forensic medicine
医学技术类|Medical technology
护理学类|Nursing
12|管理学|Management
管理科学与工程类|Management science and engineering
工商管理类|Business administration
农业经济管理类|Agricultural economics and management
公共管理类|Public administration
图书情报与档案管理类|Library, information and archives management
物流管理与工程类|Logistics management and engineering
工业工程类|Industrial engineering
电子商务类|E-commerce
旅游管理类|Tourism management
13|艺术学|Arts
艺术学理论类|Art theory
音乐与舞蹈学类|Music and dance
戏剧与影视学类|Drama, film and television
美术学类|Fine arts
设计学类|Design`;

/** The 12 categories and 92 classes that the national quality standard covers. */
export const standardCategories: readonly StandardCategory[] = readCategories();

function readCategories(): StandardCategory[] {
  const categories: { code: string; name: Bilingual; classes: StandardClass[] }[] = [];
  for (const line of source.trim().split('\n')) {
    const parts = line.split('|');
    const [zh = '', en = ''] = parts.slice(-2);
    if (parts.length === 3) {
      categories.push({ code: parts[0] ?? '', name: { zh, en }, classes: [] });
      continue;
    }
    const category = categories.at(-1);
    category?.classes.push({ code: `${category.code}${String(category.classes.length + 1).padStart(2, '0')}`, name: { zh, en } });
  }
  return categories;
}

/** The class of a code such as "0809", or of a major's code such as "080901". */
export function standardClassOf(code: string): StandardClass | undefined {
  const wanted = code.slice(0, 4);
  return standardCategories.flatMap(({ classes }) => classes).find((one) => one.code === wanted);
}
