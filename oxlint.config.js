import { defineConfig } from 'oxlint';
import { noPlausible } from './scripts/lint/noPlausible.mjs';

const noHtmlSinks = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Render the server’s text as text, never as markup.',
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
  message: 'Screens send requests with the hooks of src/api/<tag>.ts.',
};

const noCutTexts = {
  selector: "JSXAttribute[name.name='maxLength']",
  message: 'It truncates a pasted text without a message: let contractRules report the length.',
};

/** Asynchronous functions by name, because tests are linted without types. */
const notAwaited = [
  'CallExpression[callee.name=/^(waitFor|settle|settleUntil|advance|renderPortal|resetProvider|setClock|moveClock|sql|call|control|signIn|signInAnew)$/]',
  "CallExpression[callee.object.name='user']",
  'CallExpression[callee.property.name=/^find(All)?By/]',
  'CallExpression[callee.object.property.name=/^(resolves|rejects)$/]',
  'CallExpression[callee.object.object.property.name=/^(resolves|rejects)$/]',
].map((call) => ({ selector: `ExpressionStatement > ${call}`, message: 'Await this asynchronous call.' }));

/** Functions of common/ depend only on their arguments, and so receive the time as one. */
const notGiven = [
  "CallExpression[callee.name='Date']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
].map((selector) => ({ selector, message: 'Functions of common/ must be pure: pass it as an argument.' }));

/** Syntax that is not allowed in any file, by ESLint's rule, which the linter has as a plugin. */
const refused = (...selectors) => ({ 'eslint-js/no-restricted-syntax': ['error', ...noHtmlSinks, ...selectors] });
const all = (plugin, names) => Object.fromEntries(names.split(/\s+/).map((name) => [`${plugin}/${name}`, 'error']));

/** Recommended by typescript-eslint. */
const recommended = {
  ...all('eslint', 'no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-unused-expressions'),
  ...all(
    'typescript',
    `ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion no-misused-new
    no-namespace no-non-null-asserted-optional-chain no-require-imports no-this-alias no-unnecessary-type-constraint
    no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-namespace-keyword
    triple-slash-reference`,
  ),
};
/** Recommended with type information, and exhaustive switches. */
const typed = all(
  'typescript',
  `await-thenable no-array-delete no-base-to-string no-duplicate-type-constituents no-floating-promises no-for-in-array
  no-implied-eval no-misused-promises no-redundant-type-constituents no-unnecessary-type-assertion no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return
  no-unsafe-unary-minus only-throw-error prefer-promise-reject-errors require-await restrict-plus-operands
  restrict-template-expressions unbound-method switch-exhaustiveness-check`,
);
/** Recommended by React: hooks, and the assumptions of the React Compiler. */
const hooks = all(
  'react',
  `rules-of-hooks exhaustive-deps static-components use-memo void-use-memo preserve-manual-memoization incompatible-library
  immutability globals refs set-state-in-effect error-boundaries purity set-state-in-render unsupported-syntax`,
);

const shortFunctions = { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] };
const shortFiles = { 'max-lines': ['error', { max: 250 }] };
const equality = { eqeqeq: ['error', 'always', { null: 'ignore' }] };
const GLOBALS =
  'console process performance setTimeout clearTimeout fetch FormData URL Buffer AbortController structuredClone setImmediate document window localStorage require module';

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, './scripts/lint/house.mjs'],
  categories: { correctness: 'off' },
  // Checks the types of every file in the same run.
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build', 'node_modules', '.cache', 'openapi/dist'],
  overrides: [
    { files: ['{src,provider,common}/**/*.{ts,tsx}'], rules: { ...recommended, ...typed } },
    { files: ['tests/**/*.{ts,tsx}'], rules: recommended },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/consistent-type-imports': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'no-console': 'error',
        ...shortFiles,
        ...equality,
        ...refused(),
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...hooks,
        ...shortFunctions,
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['**/generated/*'], message: 'Import generated code through src/api/<tag>.ts.' }] },
        ],
      },
    },
    { files: ['src/api/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      // The only use of the virtualizer: the hook opts out of the compiler by 'use no memo', and returns plain values.
      files: ['src/shared/sheet/useGridLayout.ts'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // Generated files are as long as the contract, and contain its unions unchanged.
      files: ['**/generated/**', '**/*.gen.ts'],
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'typescript/no-duplicate-type-constituents': 'off',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // A palette's `text` and `placeholder` are colours.
      excludeFiles: ['src/api/**', 'src/app/palette.ts', '**/words.ts', '**/*Words.ts'],
      rules: { 'house/no-literal-words': 'error' },
    },
    { files: ['common/**/*.ts'], rules: refused(...notGiven) },
    {
      files: ['src/{features,shared}/**/*.{ts,tsx}'],
      rules: {
        'house/day-in-drawing': 'error',
        'house/shared-mutations': 'error',
        ...refused(...noPlausible, noOwnRequests, noCutTexts),
      },
    },
    {
      // Sign-in and sign-out run in the store, before or after there is a screen. The login page shows a failure in its form (AUTH-09),
      // and a sign-out does not wait.
      files: ['src/features/auth/{signIn,authListeners}.ts'],
      rules: refused(...noPlausible),
    },
    { files: ['provider/**/*.ts'], rules: refused(...noPlausible) },
    { files: ['{provider,common}/**/*.ts'], rules: shortFunctions },
    { files: ['tests/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 400 }], ...refused(...notAwaited) } },
    {
      files: ['**/*.{js,mjs,cjs}'],
      globals: Object.fromEntries(GLOBALS.split(' ').map((name) => [name, 'readonly'])),
      rules: {
        'no-undef': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        ...equality,
        ...shortFiles,
        ...shortFunctions,
      },
    },
  ],
});
