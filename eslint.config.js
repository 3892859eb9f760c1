import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

export default tseslint.config(
  { ignores: ['build', 'node_modules', '.cache', '**/generated/**', 'openapi/dist'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
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
    files: ['provider/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/unbound-method': 'off', 'max-lines': ['error', { max: 400 }] },
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
