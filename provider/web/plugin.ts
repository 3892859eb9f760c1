import type { FastifyInstance } from 'fastify';

type Plugin = (app: FastifyInstance) => Promise<void>;

/** A plugin whose hooks hold for the whole app and not only inside itself. */
export default function plugin(register: Plugin): Plugin {
  return Object.assign(register, { [Symbol.for('skip-override')]: true });
}
