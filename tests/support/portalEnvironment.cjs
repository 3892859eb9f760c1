// jsdom plus the parts of the web platform it lacks, or that must be Node's own so that requests and uploads are real.
require('./oneTestAtATime.cjs');
require('./compileOnce.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const stopAtRed = require('./stopAtRed.cjs');

const NODE_OWN = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'BroadcastChannel',
  'structuredClone',
  'URL',
  'URLSearchParams',
  'performance',
];

/** Tasks of the page that wait for the end of the running one. */
const tasks = new Set();
const runTask = (task) => {
  if (tasks.delete(task)) task.run();
};
/** As the browser's own, but `deliver` may run a task before its turn. */
function queueTask(run) {
  const task = { run };
  tasks.add(task);
  globalThis.queueMicrotask(() => runTask(task));
}

const waiting = new Set();
const arrive = (port) => {
  if (waiting.delete(port)) port.peer.onmessage?.({ data: undefined });
};

/** React's scheduler posts to itself; Node's own channel would keep the worker alive. */
class QuietMessageChannel {
  constructor() {
    const port = () => ({
      onmessage: null,
      peer: null,
      postMessage() {
        waiting.add(this);
        setImmediate(arrive, this);
      },
      close() {
        this.onmessage = null;
      },
    });
    this.port1 = port();
    this.port2 = port();
    this.port1.peer = this.port2;
    this.port2.peer = this.port1;
  }
}

/** Runs what was queued and lets what was posted arrive now, and what follows from that. */
function deliver() {
  for (let round = 0; tasks.size + waiting.size > 0 && round < 1000; round += 1) {
    [...tasks].forEach(runTask);
    [...waiting].forEach(arrive);
  }
}

/** `drawFrame` runs at once what waits for the next frame (the store waits for one before it tells the page of an answer). */
function frames(window) {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const asked = new Map();
  window.requestAnimationFrame = (run) => {
    const id = request.call(window, (time) => {
      asked.delete(id);
      run(time);
    });
    asked.set(id, run);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    asked.delete(id);
    cancel.call(window, id);
  };
  window.drawFrame = () => {
    const now = [...asked];
    for (const [id, run] of now) {
      if (!asked.has(id)) continue;
      window.cancelAnimationFrame(id);
      run(window.performance.now());
    }
    return now.length > 0;
  };
}

/** Node's own FormData, which fetch sends, and which can also be made from a form of the page. */
const formDataReading = (DomFormData) =>
  class extends FormData {
    constructor(form) {
      super();
      if (form !== undefined) for (const [name, value] of new DomFormData(form)) this.append(name, value);
    }
  };

class PortalEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const domFormData = this.global.FormData;
    for (const name of NODE_OWN) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    this.global.FormData = formDataReading(domFormData);
    this.global.MessageChannel = QuietMessageChannel;
    this.global.deliver = deliver;
    this.global.queueMicrotask = queueTask;
    frames(this.global);
    // Screens run on React's production build; `npm run trials -- developmentReact` runs them on the other one.
    this.global.process.env.NODE_ENV = process.env.TEST_REACT === 'development' ? 'development' : 'production';
    this.global.realTick = () => new Promise((resolve) => setImmediate(resolve));
  }

  exportConditions() {
    return [''];
  }
}

module.exports = stopAtRed(PortalEnvironment);
