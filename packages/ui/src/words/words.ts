/** The most common words of the interface, said once; `defineMessages` takes them as `words`. */
import type { Word } from '../messages/defineMessages';

export const noData: Word = { zh: '暂无数据', en: 'No Data' };
export const noSearchResults: Word = { zh: '无搜索结果', en: 'no search results' };
export const clearFilters: Word = { zh: '清除筛选', en: 'Clear filters' };
export const noReplyInTime: Word = { zh: '10 秒内没有收到回复', en: 'No reply within 10 seconds' };
export const retry: Word = { zh: '重试', en: 'Retry' };
export const save: Word = { zh: '保存', en: 'Save' };
export const saving: Word = { zh: '正在保存…', en: 'Saving…' };
export const sending: Word = { zh: '正在发送…', en: 'Sending…' };
export const exportIt: Word = { zh: '导出', en: 'Export' };
export const exporting: Word = { zh: '正在导出…', en: 'Exporting…' };
export const remove: Word = { zh: '删除', en: 'Delete' };
export const deleting: Word = { zh: '正在删除…', en: 'Deleting…' };
export const savedSuccessfully: Word = { zh: '保存成功', en: 'Save Successfully' };
export const clearedSuccessfully: Word = { zh: '清空成功', en: 'Clear Successfully' };
export const updatedSuccessfully: Word = { zh: '更新成功', en: 'Update Successfully' };
export const deletedSuccessfully: Word = { zh: '删除成功', en: 'Delete Successfully' };
export const nothingToSave: Word = { zh: '没有需要保存的内容', en: 'Nothing to save' };
export const cancel: Word = { zh: '取消', en: 'Cancel' };
export const close: Word = { zh: '关闭', en: 'Close' };
export const redo: Word = { zh: '重做', en: 'Redo' };
export const undo: Word = { zh: '撤销', en: 'Undo' };
export const restoring: Word = { zh: '正在恢复…', en: 'Restoring…' };
export const discard: Word = { zh: '放弃', en: 'Discard' };
export const discardChanges: Word = { zh: '放弃更改', en: 'Discard changes' };
export const edit: Word = { zh: '编辑', en: 'Edit' };
export const view: Word = { zh: '查看', en: 'View' };
export const print: Word = { zh: '打印', en: 'Print' };
export const copy: Word = { zh: '复制', en: 'Copy' };
/** What an import or a save did to a record. */
export const changed: Word = { zh: '修改', en: 'Changed' };
/** Of what was not there before. */
export const isNewHere: Word = { zh: '新增', en: 'New' };
export const row: Word = { zh: '行', en: 'Row' };
export const addRow: Word = { zh: '添加一行', en: 'Add a row' };
export const actions: Word = { zh: '操作', en: 'Actions' };
export const signIn: Word = { zh: '登录', en: 'Sign in' };
/** Heads the first part of a record. */
export const basicInformation: Word = { zh: '基本信息', en: 'Basic information' };
export const notFilledIn: Word = { zh: '未填写', en: 'Not filled in' };
export const all: Word = { zh: '全部', en: 'All' };
export const none: Word = { zh: '无', en: 'None' };
export const mine: Word = { zh: '我的', en: 'Mine' };
export const theirs: Word = { zh: '对方的', en: 'Theirs' };
export const keepAllOfMine: Word = { zh: '全部保留我的', en: 'Keep all of mine' };
export const keepAllOfTheirs: Word = { zh: '全部保留对方的', en: 'Keep all of theirs' };
export const saveMineOverTheirs: Word = { zh: '用我的覆盖', en: 'Save mine over theirs' };
export const takeTheirsDropMine: Word = { zh: '采用对方的，放弃我的', en: 'Take theirs, drop mine' };
export const saveTheseChoices: Word = { zh: '按选择保存', en: 'Save these choices' };
export const decideLater: Word = { zh: '稍后再定', en: 'Decide later' };
export const chinese: Word = { zh: '中文', en: 'Chinese' };
export const english: Word = { zh: '英文', en: 'English' };
export const bothLanguages: Word = { zh: '中英对照', en: 'Both' };
/** Of English beside a Chinese text that was changed since. */
export const stillRight: Word = { zh: '仍然正确', en: 'Still right' };
export const nameInChinese: Word = { zh: '中文名称', en: 'Name in Chinese' };
export const nameInEnglish: Word = { zh: '英文名称', en: 'Name in English' };
export const listComma: Word = { zh: '、', en: ', ' };
export const clauseComma: Word = { zh: '，', en: ', ' };
