export * from './NoticeBell';
export * from './NoticeList';
