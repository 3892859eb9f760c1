// The rule by which the generator of the registry and the structure check find the file of an operation.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const domains = 'provider/domains';

/** The result for the operation `listExams` of the tag `results` with each of these lists of files. */
function resultsOf(lists: string[][]): unknown[] {
  const program = `import { handlerFile } from '${root}/scripts/codegen/handlers.mjs';
    const operation = { tags: ['results'], operationId: 'listExams' };
    console.log(JSON.stringify(${JSON.stringify(lists)}.map((files) => handlerFile(files, operation))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(output) as unknown[];
}

test('the handler of an operation is the only file of its name below the folder of its tag', () => {
  const [inTag, inTopic] = [`${domains}/results/listExams.ts`, `${domains}/results/exams/listExams.ts`];
  const others = [`${domains}/classes/listExams.ts`, `${domains}/results/exams/relistExams.ts`];
  expect(resultsOf([[inTag], [inTopic, ...others], others, [inTag, inTopic]])).toEqual([
    { file: inTag },
    { file: inTopic },
    { problem: `listExams: no file listExams.ts below ${domains}/results/` },
    { problem: `listExams: more than one file: ${inTag}, ${inTopic}` },
  ]);
});
