// Regenerates all files that are derived from the contract: openapi/dist, the portal's slices and the provider's types.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import ts from 'typescript';
import { multipartSchema, operationsOf } from './codegen/operations.mjs';
import * as facts from './codegen/facts.mjs';
import { domainFiles, domains } from './codegen/handlers.mjs';
import { labelsModule } from './codegen/labels.mjs';
import { kinds, prepare, withoutExamples } from './codegen/prepare.mjs';
import { loadContract, root } from './contract.mjs';

const portal = 'src/api/generated';
const provider = 'provider/contract/generated';
const registry = `${domains}/registry.gen.ts`;
/** The source text of a TypeScript file, formatted like the project. */
async function pretty(text) {
  const { code, errors } = await format('made.ts', text, { printWidth: 120, singleQuote: true });
  if (errors.length > 0) throw new Error(errors[0].message);
  return code;
}
const blobForFiles = (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined);
const types = async (document, options) => astToString(await openapiTS(structuredClone(document), options));

/** One file of hooks for each tag, as source text by path. */
async function slices(document) {
  const work = path.join(root, '.cache/codegen');
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { recursive: true });
  const schemaFile = path.join(work, 'prepared.json');
  fs.writeFileSync(schemaFile, JSON.stringify(prepare(document)));
  // A file cannot be a cache key, so a multipart form that only reads is sent as a mutation.
  const reading = [...operationsOf(document)]
    .filter(({ operation }) => operation['x-read'] && !multipartSchema(document, operation))
    .map(({ operation }) => operation.operationId);
  // File responses are saved and never cached.
  const saving = kinds(document).binaryOperations;
  const overrides = [
    { pattern: reading, type: 'query' },
    { pattern: saving, type: 'mutation' },
  ];
  const files = {};
  for (const { name } of document.tags) {
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../baseApi',
      apiImport: 'baseApi',
      exportName: `${name}Generated`,
      hooks: false,
      tag: false,
      flattenArg: false,
      mergeReadWriteOnly: true,
      encodePathParams: true,
      useUnknown: true,
      filterEndpoints: (_id, { operation }) => operation.tags?.includes(name) ?? false,
      endpointOverrides: overrides.filter(({ pattern }) => pattern.length > 0),
    });
    files[`${portal}/${name}.gen.ts`] = await pretty(source);
  }
  return files;
}

/** The facts of the form fields of each tag, as source text by path. */
async function fields(document) {
  const files = document.tags.map(async ({ name }) => [
    `${portal}/${name}Fields.gen.ts`,
    await pretty(facts.fieldsModule(document, name)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** @returns {Promise<Record<string, string>>} text by path below the project's root */
export async function generate() {
  const { document, codes, privileges } = loadContract();
  const labels = await pretty(labelsModule(document));
  const stable = JSON.stringify(document, null, 2);
  return {
    'openapi/dist/openapi.json': `${stable}\n`,
    'openapi/dist/codes.json': `${JSON.stringify(codes, null, 2)}\n`,
    'openapi/dist/privileges.json': `${JSON.stringify(privileges, null, 2)}\n`,
    ...(await slices(document)),
    [`${portal}/schemas.gen.ts`]: await pretty(
      await types(
        { ...prepare(document), paths: {} },
        { rootTypes: true, rootTypesNoSchemaPrefix: true, transform: blobForFiles },
      ),
    ),
    [`${portal}/codes.gen.ts`]: await pretty(facts.portalCodes(codes)),
    [`${portal}/privilegeNames.gen.ts`]: await pretty(facts.privilegesModule(privileges)),
    [`${portal}/kinds.gen.ts`]: await pretty(facts.kindsModule(kinds(document))),
    ...(await fields(document)),
    [`${portal}/characters.gen.ts`]: await pretty(facts.charactersModule(document)),
    [`${portal}/labels.gen.ts`]: labels,
    [`${portal}/sensitive.gen.ts`]: await pretty(facts.sensitiveModule(document)),
    [`${provider}/operations.gen.ts`]: await pretty(await types(withoutExamples(document), {})),
    [`${provider}/codes.gen.ts`]: await pretty(facts.providerCodes(codes)),
    [`${provider}/privileges.gen.ts`]: await pretty(facts.privilegeTreeModule(privileges)),
    [`${provider}/labels.gen.ts`]: labels,
    [`${provider}/formFacts.gen.ts`]: await pretty(facts.formFactsModule(document)),
    [registry]: await pretty(facts.registryModule(document, domainFiles(root))),
  };
}

export const generatedFolders = ['openapi/dist', portal, provider];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = await generate();
  for (const folder of generatedFolders) fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  console.log(`${Object.keys(files).length} files generated from the contract.`);
}
