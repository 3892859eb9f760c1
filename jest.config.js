const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Screens and portal code under jsdom, against a provider process of their own. */
const portal = {
  testEnvironment: '<rootDir>/tests/support/portalEnvironment.cjs',
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{features,api,app,shared}/**/*.test.{ts,tsx}'],
  transform,
  // The icons' CommonJS build asks for this one ES module.
  transformIgnorePatterns: ['/node_modules/(?!@ant-design/colors/es/)'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    '^antd$': '<rootDir>/tests/support/antd.cjs',
    '^@ant-design/icons$': '<rootDir>/tests/support/icons.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/portalSetup.ts'],
};

/** The provider over HTTP, and its pure rules. */
const provider = {
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{provider,contract}/**/*.test.ts'],
  transform,
};

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const globals = (engine) => ({ PROVIDER_ENGINE: engine });

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  maxWorkers: 2,
  testTimeout: 90_000,
  globalSetup: '<rootDir>/tests/support/startProviders.mjs',
  globalTeardown: '<rootDir>/tests/support/stopProviders.mjs',
  projects: [
    { ...portal, displayName: 'portal', globals: globals('embedded') },
    { ...provider, displayName: 'provider', globals: globals('embedded') },
    ...(onPostgres
      ? [
          {
            ...portal,
            displayName: 'portal on PostgreSQL',
            globals: globals('postgres'),
            testMatch: ['<rootDir>/tests/features/schools/{list,form,form.saving}.test.tsx'],
          },
          {
            ...provider,
            displayName: 'provider on PostgreSQL',
            globals: globals('postgres'),
            // No database takes part in these, or one of their own.
            testPathIgnorePatterns: ['/tests/contract/', '/tests/provider/(rules|start|web)/'],
          },
        ]
      : []),
  ],
};
