import type { FieldNames } from '@college/curriculum-model';

/** What the fields of a provider are called in an error about them. */
export const providerFieldNames: FieldNames = {
  provider: { zh: '登录方式', en: 'Provider' },
  protocol: { zh: '协议', en: 'Protocol' },
  'name.zh': { zh: '中文名称', en: 'Chinese name' },
  'name.en': { zh: '英文名称', en: 'English name' },
  address: { zh: '地址', en: 'Address' },
  clientId: { zh: '客户端编号', en: 'Client ID' },
  clientSecret: { zh: '客户端密钥', en: 'Client secret' },
  scopes: { zh: '请求范围', en: 'Scopes' },
  hasOwnSecondFactor: { zh: '由它验证两个因素', en: 'It asks for two factors itself' },
  joinBy: { zh: '查找已有账号的依据', en: 'How accounts are found' },
  createsAccounts: { zh: '没有找到时新建账号', en: 'Make an account where none is found' },
  'attributes.userName': { zh: '姓名的属性', en: 'Attribute of the name' },
  'attributes.email': { zh: '邮箱的属性', en: 'Attribute of the e-mail' },
  'attributes.emailVerified': { zh: '邮箱已验证的属性', en: 'Attribute of a verified e-mail' },
  'attributes.staffNumber': { zh: '工号的属性', en: 'Attribute of the staff number' },
  attribute: { zh: '属性', en: 'Attribute' },
  value: { zh: '属性值', en: 'Value' },
  band: { zh: '权限', en: 'Permission' },
  otherBand: { zh: '其他人的权限', en: 'Permission of everybody else' },
  breakGlassUserId: { zh: '应急账号', en: 'Emergency account' },
};
