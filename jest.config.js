const swc = (further) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, ...further },
    },
    module: { type: 'commonjs' },
  },
];
const transform = { '^.+\\.(m?[jt]sx?)$': swc({}) };
/** Compiles components and hooks with the React Compiler, like the build. */
const compiled = { '/src/.+\\.tsx?$': swc({ reactCompiler: { target: '19' } }), ...transform };

/** Modules that both kinds of tests replace. */
const replaced = { '^fast-check$': '<rootDir>/tests/support/fastCheck.cjs' };

/** Screens and code of the portal under jsdom, with their own provider process. */
const portal = {
  testEnvironment: '<rootDir>/tests/support/portalEnvironment.cjs',
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{features,api,app,shared}/**/*.test.{ts,tsx}'],
  transform: compiled,
  // The CommonJS build of the icons imports this ES module.
  transformIgnorePatterns: ['/node_modules/(?!@ant-design/colors/es/)'],
  moduleNameMapper: {
    ...replaced,
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@common/(.*)$': '<rootDir>/common/$1',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    '^react$': `<rootDir>/tests/support/react${process.env['TEST_REACT'] === 'development' ? 'Development' : ''}.cjs`,
    '/Dom/dynamicCSS$': '<rootDir>/tests/support/dynamicStyles.cjs',
    '^antd$': '<rootDir>/tests/support/antd.cjs',
    '^(\\.{1,2}/)+style$|^\\./style/\\w+$|theme/util/genStyleUtils$': '<rootDir>/tests/support/antdStyles.cjs',
    '(^\\.{1,2}|/theme)/useToken$': '<rootDir>/tests/support/antdToken.cjs',
    '^@ant-design/icons$': '<rootDir>/tests/support/icons.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/portalSetup.ts'],
};

/** The provider over HTTP, its pure rules, and those that it shares with the portal. */
const provider = {
  testEnvironment: '<rootDir>/tests/support/providerEnvironment.cjs',
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{provider,contract,common}/**/*.test.ts'],
  transform,
  moduleNameMapper: replaced,
};

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const home = onPostgres ? 'postgres' : 'embedded';
const on = (engine) => ({
  globals: { PROVIDER_ENGINE: engine },
  globalSetup: `<rootDir>/tests/support/${engine}.setup.mjs`,
});

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  maxWorkers: 3,
  testSequencer: '<rootDir>/tests/support/byProject.cjs',
  testTimeout: 300_000,
  globalTeardown: '<rootDir>/tests/support/stopProviders.mjs',
  projects: [
    // With an address of PostgreSQL the tests run on it; those that depend on the engine run on the embedded one too.
    { ...portal, displayName: 'portal', ...on(home) },
    { ...provider, displayName: 'provider', ...on(home) },
    ...(onPostgres
      ? [
          {
            ...provider,
            displayName: 'provider on the embedded engine',
            ...on('embedded'),
            testMatch: ['<rootDir>/tests/provider/**/*.both.test.ts'],
          },
        ]
      : []),
  ],
};
