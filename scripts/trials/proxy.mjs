// A TCP proxy that can reset its connections, or stop forwarding without closing them.
import net from 'node:net';

class Cable {
  #target;
  #server;
  #port = 0;
  #sockets = new Set();
  #dead = false;

  constructor(target) {
    this.#target = target;
  }

  get port() {
    return this.#port;
  }

  restore() {
    return new Promise((resolve, reject) => {
      this.#server = net.createServer((near) => this.#join(near)).once('error', reject);
      this.#server.listen(this.#port, '127.0.0.1', () => {
        this.#port = this.#server.address().port;
        resolve();
      });
    });
  }

  /** Resets all connections and rejects new ones. */
  cut() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.resetAndDestroy();
    return closed;
  }

  /** Stops forwarding silently; the current connections stay silent. */
  deaden() {
    this.#dead = true;
    for (const socket of this.#sockets) socket.deadForever = true;
  }

  revive() {
    this.#dead = false;
  }

  #join(near) {
    const far = net.connect(this.#target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      socket.deadForever = this.#dead;
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (part) => socket.deadForever || other.write(part));
    }
  }
}

/** @param {{ host: string, port: number }} target */
export async function cableTo(target) {
  const cable = new Cable(target);
  await cable.restore();
  return cable;
}
