// Writes documents with the built provider, as a process of its own. A thread can be stopped before a request reaches it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , build] = process.argv;
const { THREAD_LIMITS } = await import(pathToFileURL(path.join(build, 'documents/pool/requestThread.js')).href);
const { PdfThread } = await import(pathToFileURL(path.join(build, 'documents/pdf/thread.js')).href);
const { FilePool } = await import(pathToFileURL(path.join(build, 'documents/pool/filePool.js')).href);
const { writePdf, writeListPdf } = await import(pathToFileURL(path.join(build, 'documents/writePdf.js')).href);

// A stopped thread waits for the test, however slow the machine is; the limits of threads and of the pool have their own tests.
THREAD_LIMITS.withinMs = 600_000;

/** The next thread that gets a request of the kind `next` is stopped there: `go` sends the request. */
const gate = { next: undefined, go: undefined };
/** How many documents or rows each request to a thread has had, by the thread. */
const requests = new Map();
process.on('worker', (worker) => {
  const send = worker.postMessage.bind(worker);
  const sizes = [];
  requests.set(worker.threadId, sizes);
  worker.postMessage = (request) => {
    const { kind, documents, rows } = request;
    if (kind === 'documents' || kind === 'rows') sizes.push((documents ?? rows).length);
    if (kind !== gate.next) return send(request);
    gate.next = undefined;
    gate.go = () => send(request);
  };
});

const files = new FilePool({ limits: { runMs: 600_000, answerMs: 600_000 } });
/** Runs it in a slot for a user whose connection stays. */
const inSlot = (size, work) => {
  const left = new AbortController().signal;
  return files.run({ school: 1, user: 1, left, arrivedAt: files.now() }, size, work);
};

/** How a thread with these limits ends. */
async function end(limits, documents) {
  const thread = new PdfThread(limits);
  try {
    await thread.ask({ kind: 'begin', head: documents[0] });
    await thread.ask({ kind: 'documents', documents });
    return {};
  } catch (error) {
    return { cause: error.message, sound: thread.sound };
  } finally {
    await thread.close();
  }
}

const commands = {
  stopAt: ({ stopAt }) => void (gate.next = stopAt),
  /** whether a thread is stopped */
  stopped: () => gate.go !== undefined,
  /** sends the request to the stopped thread */
  go: () => {
    gate.go?.();
    gate.go = undefined;
  },
  /** the sizes of the requests of each thread since the last call */
  sizes: () => {
    const sizes = [...requests.values()].map((one) => one.splice(0));
    return sizes.filter(({ length }) => length > 0);
  },
};

async function answer({ command, limits, ...job }) {
  if (command) return { value: commands[command](job) };
  return limits ? end(limits, job.documents) : write(job);
}

async function write({ documents, list, batches, totals }) {
  try {
    const file = list
      ? await inSlot('long', (slot) => writeListPdf(slot, list, batches, () => totals))
      : await inSlot(documents.length > 20 ? 'long' : 'short', (slot) => writePdf(slot, documents));
    return { file };
  } catch (error) {
    return { refused: error.code, cause: error.details?.cause?.message };
  }
}

process.on('message', ({ id, ...job }) => {
  void answer(job).then((found) => process.send({ id, ...found }));
});
