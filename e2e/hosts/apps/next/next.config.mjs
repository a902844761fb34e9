/** @type {import('next').NextConfig} */
const config = { compiler: { styledComponents: true } };

export default config;
