import { existsSync } from 'node:fs';
import { bandOf, type Level } from '@college/curriculum-model';
import { samplePassword, users } from '@college/curriculum-model/fixtures';
import type { Engine } from './db';
import type { Options } from './options';

/** The ports that the system gave; one and the same where Storybook is served beside the workbench. */
export interface Ports {
  workbench: number;
  storybook: number;
}

const levels: Record<Level, string> = {
  college: '学校 college',
  department: '学院 department',
  major: '专业 major',
  course: '课程 course',
  none: '无权限 none',
};

/** Prints where to go and, with the sample programme, how to sign in. */
export function announce(options: Options, ports: Ports, engine: Engine): void {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(options.host) ? 'localhost' : options.host;
  const originAt = (port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const origin = originAt(ports.workbench);
  const { storybookFolder, isStorybookComing } = options;
  const lines = [
    '',
    `  课程建设工作台 College Curriculum Workbench   (${engine === 'embedded' ? `数据 data: ${options.dataFolder}` : 'PostgreSQL'})`,
    existsSync(options.workbenchFolder) ? `  工作台 Workbench   ${origin}/course/` : undefined,
    `  接口 API           ${origin}/college/api/openapi.json`,
    storybookFolder !== undefined && (isStorybookComing || existsSync(storybookFolder))
      ? `  组件 Storybook     ${originAt(ports.storybook)}/storybook/`
      : undefined,
    ...(options.hasSample ? sampleSignIns() : []),
    '',
  ];
  process.stdout.write(`${lines.filter((line) => line !== undefined).join('\n')}\n`);
}

function sampleSignIns(): string[] {
  const lines = users.map(({ email, permissionId }) => {
    const { level, manage, modify } = bandOf(permissionId);
    const right = manage ? '管理 manage' : modify ? '编辑 edit' : level === 'none' ? '' : '查看 view';
    return `    ${email.padEnd(30)} ${levels[level]} ${right}`.trimEnd();
  });
  return ['', `  示例账号 Sample sign-ins   密码 password: ${samplePassword}`, ...lines];
}
