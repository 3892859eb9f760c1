// Makes the order of CSS rules independent of the first screen: every style sheet is imported once, in one of two sheets whose lists fix
// the order. With a folder as argument, checks the src of that folder (tests/app/styleOrder.test.ts).
import fs from 'node:fs';
import path from 'node:path';
import { finish, Plain, root } from '../lib/run.mjs';

/** Each sheet and the only module that loads it: the first with the page, the second with the shell, so that their order is fixed. */
const SHEETS = { 'src/app/start.css': 'src/app/App.tsx', 'src/app/portal.css': 'src/app/shell/Shell.tsx' };
const COMMENTS = /\/\*[^]*?\*\//g;
const LISTED = /@import\s+['"]([^'"]+)['"];/g;
const LOADED = /(?:import|require)\b[^;'"]*['"]([^'"]+\.css)['"]/g;

const folder = path.resolve(process.argv[2] ?? root);
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
const plain = (name) => read(name).replace(COMMENTS, '');
const files = fs
  .readdirSync(path.join(folder, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
const styles = files.filter((name) => name.endsWith('.css'));
/** The files that `name` imports, as paths below the folder. */
const namedBy = (name, text, pattern) =>
  [...text.matchAll(pattern)].map(([, target]) =>
    path.posix.join(target.startsWith('@/') ? 'src' : path.posix.dirname(name), target.replace(/^@\//, '')),
  );

function* loadedBySide() {
  for (const name of files.filter((file) => /\.tsx?$/.test(file)))
    for (const style of namedBy(name, read(name), LOADED))
      if (SHEETS[style] !== name)
        yield `${name}: imports ${style}; list it in src/app/portal.css instead, which gives it its place among the others`;
  for (const [sheet, module] of Object.entries(SHEETS))
    if (!namedBy(module, read(module), LOADED).includes(sheet)) yield `${module}: must import ${sheet}`;
}

function* listedWrongly() {
  const listed = Object.keys(SHEETS).flatMap((sheet) => namedBy(sheet, plain(sheet), LISTED));
  for (const style of styles.filter((name) => !(name in SHEETS))) {
    const times = listed.filter((name) => name === style).length;
    if (times !== 1) yield `${style}: listed ${times} times in ${Object.keys(SHEETS).join(' and ')}, must be once`;
    if (plain(style).includes('@import')) yield `${style}: only the sheets import other styles`;
  }
  for (const sheet of Object.keys(SHEETS))
    if (plain(sheet).replace(LISTED, '').trim() !== '') yield `${sheet}: holds more than its list of imports`;
}

await finish(() => {
  const faults = [...loadedBySide(), ...listedWrongly()];
  if (faults.length > 0) throw new Plain(faults.join('\n'));
  console.log(`${styles.length} style files have one order.`);
  return 0;
});
