import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

conformance(
  <Tabs>
    <TabList aria-label="矩阵">
      <Tab id="major">专业矩阵</Tab>
      <Tab id="course" count={6}>
        课程矩阵
      </Tab>
    </TabList>
    <TabPanel id="major">一</TabPanel>
    <TabPanel id="course">二</TabPanel>
  </Tabs>,
);

it('keeps every tab within reach where a line is too short for them', async () => {
  const names = ['人员', '检查规则', '评审步骤', '期限计划', '收到的反馈'];
  const screen = await renderUi(
    <div style={{ inlineSize: 240 }}>
      <Tabs>
        <TabList aria-label="用户管理">
          {names.map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {names.map((name) => (
          <TabPanel key={name} id={name} />
        ))}
      </Tabs>
    </div>,
  );
  const list = screen.getByRole('tablist').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
