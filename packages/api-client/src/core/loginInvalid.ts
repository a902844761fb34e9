/** Whether a code ends the login: strictly between 20020 and 20100, or 10011, compared as numbers (core §8). */
export function isLoginInvalidCode(code: string | number): boolean {
  const value = Number(code);
  return (value > 20020 && value < 20100) || value === 10011;
}
