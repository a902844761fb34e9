import { conformance } from '../testing';
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
