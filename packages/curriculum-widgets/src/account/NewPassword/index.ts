export { newPasswordMessages } from './messages';
export { isFaultless, newPasswordFaults, noPassword, withoutEdited, type NewPassword, type NewPasswordFaults } from './newPassword';
export { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields';
export { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength';
