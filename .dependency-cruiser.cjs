// Who may import whom (../shared/design.md, section 1). Types count as much as values: a type import is knowledge too.

const GENERATED = '/generated/';
const PROVIDER_GENERATED = '^provider/contract/generated/';
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    error(
      'no-cycles',
      'Files that import each other, types included, can only be understood and tested together.',
      {},
      { circular: true },
    ),
    error(
      'resolvable',
      'An import that resolves to nothing breaks the build, or hides from every other rule here.',
      {},
      { couldNotResolve: true, pathNot: '\\.css$' },
    ),
    error(
      'nobody-imports-app',
      'app/ knows every feature; whoever imports it would know them all too. Only the entry mounts it.',
      { path: '^src/', pathNot: '^src/(app/|index\\.tsx$)' },
      { path: '^src/app/' },
    ),
    error(
      'entry-mounts-app',
      'src/index.tsx mounts the app and does nothing else, so it needs nothing else.',
      { path: '^src/index\\.tsx$' },
      { path: '^src/', pathNot: '^src/app/' },
    ),
    error(
      'features-apart',
      'A feature never imports another: what two of them need belongs in shared/, so that each can change or go alone.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    error(
      'features-by-their-face',
      'app/ meets a feature through its index.ts; its screens load lazily from the routes in there.',
      { path: '^src/app/' },
      { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    ),
    error(
      'shared-below-features',
      'shared/ serves every feature and so knows none.',
      { path: '^src/shared/' },
      { path: '^src/features/' },
    ),
    error(
      'ui-and-lib-know-no-api',
      'ui/ and lib/ take their data as arguments: usable with any data, testable without a server.',
      { path: '^src/shared/(ui|lib)/' },
      { path: '^src/api/' },
    ),
    error(
      'ui-and-lib-know-no-domain',
      'Through another part of shared/ that calls the API, ui/ and lib/ would know it after all.',
      { path: '^src/shared/(ui|lib)/' },
      { path: '^src/api/', reachable: true },
    ),
    error(
      'api-is-the-ground',
      'api/ is the lowest layer: it announces events and imports nothing that sits on it.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/api/' },
    ),
    error(
      'one-door-to-generated',
      'Generated code is reached through src/api/<tag>.ts, which adds tags and names; past it a regeneration would break screens.',
      { path: '^(src|tests)/', pathNot: '^src/api/' },
      { path: `^src/api${GENERATED}` },
    ),
    error(
      'common-is-a-leaf',
      'common/ holds pure functions that both programs use: what it imported, both would carry.',
      { path: '^common/' },
      { pathNot: '^common/' },
    ),
    error(
      'two-rooms',
      'Portal and provider share the contract and the pure functions of common/, nothing else: either can be replaced.',
      { path: '^src/' },
      { path: '^(provider|build|openapi)/' },
    ),
    error(
      'two-rooms-back',
      'Portal and provider share the contract and the pure functions of common/, nothing else: either can be replaced.',
      { path: '^provider/' },
      { path: '^(src|public)/' },
    ),
    error(
      'shared-is-the-ground-of-the-provider',
      'Imports of the provider run one way: start, contract, web -> domains -> call -> database -> shared.',
      { path: '^provider/shared/' },
      { path: '^provider/', pathNot: ['^provider/shared/', '^provider/config\\.ts$', PROVIDER_GENERATED] },
    ),
    error(
      'database-below-call',
      'Imports of the provider run one way: start, contract, web -> domains -> call -> database -> shared.',
      { path: '^provider/(database|documents)/' },
      { path: '^provider/(call|domains|contract|start|web)/', pathNot: PROVIDER_GENERATED },
    ),
    error(
      'call-below-domains',
      'Imports of the provider run one way: start, contract, web -> domains -> call -> database -> shared.',
      { path: '^provider/call/' },
      { path: '^provider/(domains|contract|start|web)/', pathNot: PROVIDER_GENERATED },
    ),
    error(
      'domains-below-contract-and-start',
      'Imports of the provider run one way: start, contract, web -> domains -> call -> database -> shared.',
      { path: '^provider/domains/' },
      { path: '^provider/(contract|start|web)/', pathNot: PROVIDER_GENERATED },
    ),
    error(
      'contract-knows-no-domain',
      'contract/ binds whatever handlers it is given; app.ts brings them.',
      { path: '^provider/(contract|web)/' },
      { path: '^provider/(domains|start)/' },
    ),
    error(
      'generated-imports-nothing',
      'What is generated from the contract holds facts alone, so that every part of the provider may read it.',
      { path: PROVIDER_GENERATED },
      { path: '^provider/', pathNot: PROVIDER_GENERATED },
    ),
    error(
      'domains-by-their-face',
      'A domain uses another through its index.ts, which names what it promises to others.',
      { path: '^provider/domains/([^/]+)/' },
      { path: '^provider/domains/[^/]+/', pathNot: ['^provider/domains/$1/', '^provider/domains/[^/]+/index\\.ts$'] },
    ),
    error(
      'domains-know-no-registry',
      'domains/index.ts and registry.gen.ts bind every handler and cross rule; a domain that imports them would know them all.',
      { path: '^provider/domains/[^/]+/' },
      { path: '^provider/domains/[^/]+\\.ts$' },
    ),
    error(
      'nothing-imports-tests',
      'Tests and their helpers are not part of the product.',
      { path: '^(src|provider)/' },
      { path: '^tests/' },
    ),
    error(
      'product-imports-no-scripts',
      'Scripts build and check the product; the product does not need them to run.',
      { path: '^(src|provider|tests)/' },
      { path: '^scripts/' },
    ),
    error(
      'provider-runs-on-dependencies',
      'The provider is installed with --omit=dev: what it imports must be in `dependencies`.',
      { path: '^provider/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    error(
      'packages-are-listed',
      'A package that is imported but not listed is there by chance, through another one.',
      { path: '^(src|provider|tests)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'src/tsconfig.json' },
    // Reads the aliases @/ and @common/ from here, because the cruiser takes tsconfig's `paths` from the root instead of src/.
    webpackConfig: { fileName: 'webpack.config.js', arguments: { mode: 'production' } },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    cache: { folder: '.cache/boundaries', strategy: 'content' },
  },
};
