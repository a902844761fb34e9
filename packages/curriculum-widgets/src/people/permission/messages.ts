import { defineMessages } from '@college/ui/messages';

export const permissionMessages = defineMessages('permission', {
  en: {
    collegeManager: 'College manager',
    collegeViewer: 'College viewer',
    departmentManager: 'Department manager',
    departmentViewer: 'Department viewer',
    majorLeader: 'Major leader',
    majorEditor: 'Major editor',
    courseLeader: 'Course leader',
    courseEditor: 'Course editor',
    none: 'No rights',
    manages: 'Manages and modifies',
    modifies: 'Modifies',
    views: 'Views only',
    nothing: 'Own account only',
  },
  zh: {
    collegeManager: '学校管理者',
    collegeViewer: '学校查看者',
    departmentManager: '院系管理者',
    departmentViewer: '院系查看者',
    majorLeader: '专业负责人',
    majorEditor: '专业编辑者',
    courseLeader: '课程负责人',
    courseEditor: '课程编辑者',
    none: '无权限',
    manages: '管理、修改',
    modifies: '修改',
    views: '仅查看',
    nothing: '仅自己的账号',
  },
});
/** The words of one language. */
export type PermissionText = typeof permissionMessages.zh;
