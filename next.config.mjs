/** @type {import('next').NextConfig} */
const config = {
  sassOptions: { loadPaths: ['styles'] },
};

export default config;
