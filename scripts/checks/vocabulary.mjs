// The lines added since the merge base with main, the names of new files and the subjects of the commits follow docs/vocabulary.md.
// Without git, or in a clone that does not contain the merge base, nothing is checked, and the output says so.
import fs from 'node:fs';
import path from 'node:path';
import { addedLines } from '../lib/addedLines.mjs';
import { finish, Plain, root } from '../lib/run.mjs';
import { partsOf } from './readSource.mjs';
import { avoidedIn, avoidedInName } from './vocabularyWords.mjs';

const SUBJECT_LENGTH = 72;
/** The lists of words, and generated or copied text. */
const LEFT_OUT = /^scripts\/checks\/vocabularyWords|\.gen\.|^openapi\/dist\/|^tests\/requirements\//;

function problemsOf(file, { lines, isNew }) {
  const name = path.basename(file);
  const inName = isNew && avoidedInName(name.replace(/\..*$/, ''));
  return [
    ...(inName ? [`${file}: the name contains “${inName}”`] : []),
    ...partsOf(file, fs.readFileSync(path.join(root, file), 'utf8'))
      .filter(({ line }) => lines.has(line))
      .flatMap(({ line, kind, text }) => {
        const word = kind === 'name' ? avoidedInName(text) : avoidedIn(text);
        return word ? [`${file}:${line}: “${word}” in the ${kind} ${text}`] : [];
      }),
  ];
}

await finish(() => {
  const added = addedLines();
  if (!added) {
    console.log('Vocabulary: nothing checked, as git does not know the merge base with main.');
    return 0;
  }
  const files = [...added.files].filter(([file]) => !LEFT_OUT.test(file));
  const problems = [
    ...added.subjects
      .filter((subject) => subject.length > SUBJECT_LENGTH)
      .map((subject) => `The subject of a commit is longer than ${SUBJECT_LENGTH} characters: ${subject}`),
    ...files.flatMap(([file, change]) => problemsOf(file, change)),
  ];
  if (problems.length > 0)
    throw new Plain(`${problems.join('\n')}\nThe terms to use instead are in docs/vocabulary.md.`);
  console.log(`Vocabulary: the added lines of ${files.length} files, ${added.subjects.length} commits.`);
  return 0;
});
