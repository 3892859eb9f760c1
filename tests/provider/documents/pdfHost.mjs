// Writes papers with the built provider, as a process of its own: threads, and what the others in it would feel.
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const [, , build] = process.argv;
const { PdfThread } = await import(pathToFileURL(path.join(build, 'documents/pdf/thread.js')).href);
const { FilePool } = await import(pathToFileURL(path.join(build, 'documents/pool/filePool.js')).href);
const { writePdf, writeListPdf } = await import(pathToFileURL(path.join(build, 'documents/writePdf.js')).href);

const files = new FilePool();
/** Runs it in a slot for a user whose connection stays. */
const inSlot = (size, work) => {
  const left = new AbortController().signal;
  return files.run({ school: 1, user: 1, left, arrivedAt: files.now() }, size, work);
};

/** How a thread with these limits ends. */
async function end(limits, papers) {
  const thread = new PdfThread(limits);
  try {
    await thread.ask({ kind: 'begin', head: papers[0] });
    await thread.ask({ kind: 'papers', papers });
    return {};
  } catch (error) {
    return { cause: error.message, sound: thread.sound };
  } finally {
    await thread.close();
  }
}

async function answer({ limits, ...job }) {
  return limits ? end(limits, job.papers) : write(job);
}

async function write({ papers, list, batches, totals }) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  try {
    const file = list
      ? await inSlot('long', (slot) => writeListPdf(slot, list, batches, () => totals))
      : await inSlot(papers.length > 20 ? 'long' : 'short', (slot) => writePdf(slot, papers));
    return { file, delayMs: delay.percentile(99) / 1e6 };
  } catch (error) {
    return { refused: error.code, cause: error.details?.cause?.message };
  }
}

process.on('message', ({ id, ...job }) => {
  void answer(job).then((found) => process.send({ id, ...found }));
});
