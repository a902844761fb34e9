/** Address of the calls of your backend, such as http://127.0.0.1:8000/college/api; empty for the sample programme. */
export const baseUrl = import.meta.env.COLLEGE_API ?? '';
