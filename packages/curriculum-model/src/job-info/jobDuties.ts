import type { Bilingual } from '../language';
import type { JobKind } from './jobAd';

interface KindText {
  duties: readonly Bilingual[];
  demands: readonly Bilingual[];
}

function lines(...pairs: readonly (readonly [zh: string, en: string])[]): readonly Bilingual[] {
  return pairs.map(([zh, en]) => ({ zh, en }));
}

/** The duties and requirements in an ad of each kind. */
export const jobTexts: Readonly<Record<JobKind, KindText>> = {
  development: {
    duties: lines(
      ['根据需求设计模块与接口，完成编码和自测', 'Design modules and interfaces from requirements, write and test the code'],
      ['参与代码评审，修复缺陷，编写技术文档', 'Take part in code reviews, mend defects and write technical documents'],
      ['分析运行中的性能问题并提出改进方案', 'Analyse performance in operation and propose improvements'],
    ),
    demands: lines(
      ['掌握数据结构、操作系统与计算机网络的基本原理', 'Know the principles of data structures, operating systems and computer networks'],
      ['熟悉一种主流语言及其开发工具，了解数据库', 'Be at home in one mainstream language and its tools; know databases'],
      ['有良好的编码习惯，能与团队有效沟通', 'Have good coding habits and communicate well in a team'],
    ),
  },
  testing: {
    duties: lines(
      ['编写测试计划与用例，执行功能和回归测试', 'Write test plans and cases; run functional and regression tests'],
      ['搭建自动化测试，跟踪缺陷直到关闭', 'Build automated tests and follow defects until they are closed'],
    ),
    demands: lines(
      ['了解软件工程过程和常用测试方法', 'Know software engineering processes and common test methods'],
      ['能用脚本语言编写测试工具', 'Write test tools in a scripting language'],
    ),
  },
  data: {
    duties: lines(
      ['采集、清洗和整理数据，保证数据质量', 'Collect, clean and arrange data; keep its quality'],
      ['建立模型或指标，解释结果并写成报告', 'Build models or indicators, explain the results and report on them'],
    ),
    demands: lines(
      ['有概率统计与线性代数基础', 'Know the basics of probability, statistics and linear algebra'],
      ['熟悉数据查询语言和一种分析工具', 'Be at home in a query language and one analysis tool'],
    ),
  },
  operations: {
    duties: lines(
      ['维护系统运行，处理告警和故障', 'Keep systems running; handle alarms and failures'],
      ['编写部署脚本，做好备份和演练', 'Write deployment scripts; make backups and practise recovery'],
    ),
    demands: lines(
      ['熟悉常用操作系统和网络命令', 'Be at home in common operating systems and network commands'],
      ['责任心强，能按流程记录和交接', 'Be responsible; record and hand over by the process'],
    ),
  },
  embedded: {
    duties: lines(
      ['编写驱动与控制程序，和硬件一起调试', 'Write drivers and control programs and debug them with the hardware'],
      ['测量实时性能，完善设计文档', 'Measure real-time behaviour and complete the design documents'],
    ),
    demands: lines(
      ['掌握 C 语言和微控制器原理', 'Know C and the principles of microcontrollers'],
      ['能读懂电路图，会用常用仪器', 'Read circuit diagrams and use common instruments'],
    ),
  },
  security: {
    duties: lines(
      ['检查系统漏洞，跟踪整改', 'Look for weaknesses of systems and follow their repair'],
      ['分析安全事件，编写应急预案', 'Analyse security incidents and write emergency plans'],
    ),
    demands: lines(
      ['熟悉网络协议和常见攻击与防护方法', 'Know network protocols and common attacks and defences'],
      ['遵守法律和职业道德', 'Keep to the law and to professional ethics'],
    ),
  },
  product: {
    duties: lines(
      ['访谈用户，整理需求，编写需求说明', 'Interview users, arrange requirements and write them down'],
      ['与开发和测试协作，跟踪进度与验收', 'Work with developers and testers; follow progress and acceptance'],
    ),
    demands: lines(
      ['表达清楚，善于归纳', 'Express yourself clearly and sum up well'],
      ['了解软件开发过程，会画原型', 'Know how software is developed and draw prototypes'],
    ),
  },
  teaching: {
    duties: lines(
      ['准备课程与实验，指导学生上机', 'Prepare lessons and experiments; guide students at the machine'],
      ['批改作业，收集反馈，改进教学', 'Mark assignments, gather feedback and improve the teaching'],
    ),
    demands: lines(
      ['熟悉一门编程语言，有耐心', 'Be at home in one programming language, and patient'],
      ['普通话标准，善于沟通', 'Speak clearly and communicate well'],
    ),
  },
};
