export { Tab, TabList, TabPanel, Tabs, type TabProps, type TabsProps } from './Tabs';
