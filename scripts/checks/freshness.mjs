// The generated files that are committed must equal the output of the generator, which lints the contract first.
import fs from 'node:fs';
import path from 'node:path';
import { generate, generatedFolders } from '../codegen.mjs';
import { finish, Plain, root } from '../lib/run.mjs';

const read = (name) =>
  fs.existsSync(path.join(root, name)) ? fs.readFileSync(path.join(root, name), 'utf8') : undefined;
const filesIn = (folder) =>
  fs.existsSync(path.join(root, folder))
    ? fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)
    : [];

await finish(async () => {
  let files;
  try {
    files = await generate();
  } catch (error) {
    throw new Plain(error.message);
  }
  const differing = Object.keys(files).filter((name) => read(name) !== files[name]);
  const left = generatedFolders.flatMap(filesIn).filter((name) => !(name in files));
  for (const name of differing) console.error(`${name}: differs from what the contract gives`);
  for (const name of left) console.error(`${name}: the contract gives no such file`);
  if (differing.length + left.length > 0) throw new Plain('Run `npm run codegen` and commit what it writes.');
  console.log(`${Object.keys(files).length} generated files are as the contract gives them.`);
  return 0;
});
