// jsdom plus the parts of the web platform it lacks, or that must be Node's own so that requests and uploads are real.
const { TestEnvironment } = require('jest-environment-jsdom');

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

/** React's scheduler posts to itself; Node's own channel would keep the worker alive. */
class QuietMessageChannel {
  constructor() {
    const port = () => ({
      onmessage: null,
      peer: null,
      postMessage(data) {
        setTimeout(() => this.peer?.onmessage?.({ data }), 0);
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

/** Node's own FormData, which fetch sends, and which can also be made from a form of the page. */
const formDataReading = (DomFormData) =>
  class extends FormData {
    constructor(form) {
      super();
      if (form !== undefined) for (const [name, value] of new DomFormData(form)) this.append(name, value);
    }
  };

module.exports = class PortalEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const domFormData = this.global.FormData;
    for (const name of NODE_OWN) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    this.global.FormData = formDataReading(domFormData);
    this.global.MessageChannel = QuietMessageChannel;
    this.global.realTick = () => new Promise((resolve) => setImmediate(resolve));
  }

  exportConditions() {
    return [''];
  }
};
