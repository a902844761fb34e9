import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

export const metadata: Metadata = { title: '数据结构', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
