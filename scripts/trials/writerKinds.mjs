// The two kinds of writers whose writes can be identified afterwards: acknowledged ones must be stored, unanswered ones may be.
import { newKey } from './ask.mjs';

/**
 * A record that contains the number of its last write.
 * @param {{ name: string, read: (address: string, token: string) => Promise<number>, write: (address: string, token: string, number:
 * number) => Promise<{ code: number }> }} how
 */
export function counting({ name, read, write }) {
  let acknowledged = 0;
  let total = 0;
  return {
    name,
    begin: async (address, token) => void (acknowledged = await read(address, token)),
    async write(address, token) {
      const response = await write(address, token, acknowledged + 1);
      if (response.code === 100) {
        acknowledged += 1;
        total += 1;
      }
      return response;
    },
    retry: () => Promise.resolve(0),
    async check(address, token) {
      const found = await read(address, token);
      const unrequested = Math.max(0, found - acknowledged - 1);
      return { acknowledged: total, lost: Math.max(0, acknowledged - found), unrequested };
    },
  };
}

/** Records created one after the other, each with a key, so that one without a response can be sent again. */
export function creating({ name, list, write }) {
  const own = `${name} ${newKey().slice(0, 8)}`;
  const acknowledged = new Set();
  let pending = [];
  let made = 0;
  const send = async (address, token, one) => {
    const response = await write(address, token, one);
    if (response.code !== 100) return response;
    acknowledged.add(one.name);
    pending = pending.filter((other) => other !== one);
    return response;
  };
  return {
    name,
    begin: () => Promise.resolve(),
    write(address, token) {
      made += 1;
      const one = { name: `${own} ${made}`, key: newKey() };
      pending.push(one);
      return send(address, token, one);
    },
    /** Repeats writes without a response or with a temporary rejection; a record that is already stored is not created twice. */
    async retry(address, token) {
      const again = [...pending];
      for (const one of again) await send(address, token, one);
      return again.length;
    },
    async check(address, token) {
      const found = await list(address, token);
      const mine = found.filter((each) => each.startsWith(`${own} `));
      const expected = new Set([...acknowledged, ...pending.map((one) => one.name)]);
      const there = new Set(mine);
      return {
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter((each) => !there.has(each)).length,
        unrequested: mine.length - there.size + [...there].filter((each) => !expected.has(each)).length,
      };
    },
  };
}
