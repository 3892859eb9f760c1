import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './scripts/lint/house.mjs';
import { noPlausible } from './scripts/lint/noPlausible.mjs';

const noHtmlSinks = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'The server’s text is shown as text, never as markup.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Markup sinks are closed; render with React.',
  },
  {
    selector: "CallExpression[callee.property.name='insertAdjacentHTML']",
    message: 'Markup sinks are closed; render with React.',
  },
];

const noOwnRequests = {
  selector: 'CallExpression[callee.property.name=/^(initiate|useMutation)$/]',
  message: 'A screen asks and sends with the hooks of src/api/<tag>.ts.',
};

/** What answers later, by its name: tests are linted without types, which would tell every such call. */
const notAwaited = [
  'CallExpression[callee.name=/^(waitFor|settle|settleUntil|advance|renderPortal|resetProvider|setClock|moveClock|sql|call|control|signIn|signInAnew)$/]',
  "CallExpression[callee.object.name='user']",
  'CallExpression[callee.property.name=/^find(All)?By/]',
  'CallExpression[callee.object.property.name=/^(resolves|rejects)$/]',
  'CallExpression[callee.object.object.property.name=/^(resolves|rejects)$/]',
].map((call) => ({ selector: `ExpressionStatement > ${call}`, message: 'It answers later: await it.' }));

/** A function of common/ answers to its arguments alone: the time is one of them. */
const notGiven = [
  "CallExpression[callee.name='Date']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
].map((selector) => ({ selector, message: 'Both programs take the same from the same: have it as an argument.' }));

export default tseslint.config(
  { ignores: ['build', 'node_modules', '.cache', '**/generated/**', 'openapi/dist'] },
  {
    files: ['{src,provider,common}/**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'error' },
  },
  { files: ['tests/**/*.{ts,tsx}'], extends: [...tseslint.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-restricted-syntax': ['error', ...noHtmlSinks],
      'max-lines': ['error', { max: 250 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'] ?? hooks.configs.flat.recommended],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/generated/*'], message: 'Generated code has one door: src/api/<tag>.ts.' }] },
      ],
    },
  },
  { files: ['src/api/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A palette's `text` and `placeholder` are colours.
    ignores: ['src/api/**', 'src/app/palette.ts', '**/{words,*Words}.ts'],
    plugins: { house },
    rules: { 'house/no-literal-words': 'error' },
  },
  {
    files: ['common/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...notGiven] },
  },
  {
    files: ['src/{features,shared}/**/*.{ts,tsx}'],
    plugins: { house },
    rules: {
      'house/day-in-drawing': 'error',
      'house/shared-mutations': 'error',
      'no-restricted-syntax': ['error', ...noHtmlSinks, ...noPlausible, noOwnRequests],
    },
  },
  {
    // Signing in and out, and who is signed in: what the store itself does, before or after there is a screen. The login
    // page says at its form how it ended (AUTH-09), and a sign-out waits for nothing.
    files: ['src/features/auth/{signIn,authListeners}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...noPlausible] },
  },
  {
    files: ['provider/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...noPlausible] },
  },
  {
    files: ['{provider,common}/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 400 }], 'no-restricted-syntax': ['error', ...noHtmlSinks, ...notAwaited] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'console',
          'process',
          'performance',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'FormData',
          'URL',
          'Buffer',
          'AbortController',
          'structuredClone',
          'setImmediate',
          'document',
          'window',
          'localStorage',
          'require',
          'module',
        ].map((name) => [name, 'readonly']),
      ),
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
);
