import { defineConfig } from 'oxlint';
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

const noCutTexts = {
  selector: "JSXAttribute[name.name='maxLength']",
  message: 'It cuts a pasted text without a message: let contractRules report what is too long.',
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

/** What no file may hold, by ESLint's rule, which the linter has as a plugin. */
const refused = (...selectors) => ({ 'eslint-js/no-restricted-syntax': ['error', ...noHtmlSinks, ...selectors] });
const all = (plugin, names) => Object.fromEntries(names.split(/\s+/).map((name) => [`${plugin}/${name}`, 'error']));

/** As typescript-eslint recommends. */
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
/** What it recommends where types are known, and every choice of a switch. */
const typed = all(
  'typescript',
  `await-thenable no-array-delete no-base-to-string no-duplicate-type-constituents no-floating-promises no-for-in-array
  no-implied-eval no-misused-promises no-redundant-type-constituents no-unnecessary-type-assertion no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return
  no-unsafe-unary-minus only-throw-error prefer-promise-reject-errors require-await restrict-plus-operands
  restrict-template-expressions unbound-method switch-exhaustiveness-check`,
);
/** As React recommends: hooks, and what the React Compiler must be able to take for granted. */
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
  // The types of every file are checked in the same reading.
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
          { patterns: [{ group: ['**/generated/*'], message: 'Generated code has one door: src/api/<tag>.ts.' }] },
        ],
      },
    },
    { files: ['src/api/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      // The one use of the virtualizer: the hook opts out of the compiler by 'use no memo', and returns plain values.
      files: ['src/shared/sheet/useGridLayout.ts'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // As long as the contract is, and with its unions as they stand there.
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
      // Signing in and out, and who is signed in: what the store itself does, before or after there is a screen. The login
      // page says at its form how it ended (AUTH-09), and a sign-out waits for nothing.
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
