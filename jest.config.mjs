import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/lib', '<rootDir>/styles', '<rootDir>/e2e'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
});

export default config;
