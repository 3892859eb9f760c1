// Builds the portal and stores the files of each page for the check of sizes.
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import makeConfig from '../../webpack.config.js';
import { root } from './run.mjs';

const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** The modules of a chunk as paths below the root; concatenated modules are listed singly. */
function modulesOf(compilation, chunk) {
  const all = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
    (module) => module.modules ?? [module],
  );
  return all
    .map((module) => module.nameForCondition?.())
    .filter(Boolean)
    .map(relative);
}

/** The groups of chunks that load together: that of the entry, and one for each lazy import. */
function pagesOf(compilation) {
  return [...compilation.chunkGroups].map((group) => ({
    entry: group.isInitial(),
    files: [...new Set(group.getFiles())].filter((file) => !file.endsWith('.map')),
    modules: [...new Set(group.chunks.flatMap((chunk) => modulesOf(compilation, chunk)))].sort(),
  }));
}

const compiler = webpack({ ...makeConfig({}, { mode: 'production' }), mode: 'production', context: root });
compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  if (stats.hasErrors()) process.exitCode = 1;
  else fs.writeFileSync(path.join(root, 'build/portal.pages.json'), JSON.stringify(pagesOf(stats.compilation)));
  // Closing writes webpack's cache.
  compiler.close(() => undefined);
});
