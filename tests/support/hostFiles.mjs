// The pool for spreadsheets and PDFs as tests see it: jobs stop at a gate, and its clock moves when a test says so.
/** @returns {{ files: object, forgetFiles(): void, fileTools: object }} the pool of an app, and the commands of the harness */
export function gatedFiles({ FilePool }, { Slot }) {
  let held = false;
  /** What lets each job go on that has arrived at the gate, in their order. */
  const gate = [];
  const timers = new Set();

  const pass = () => (held ? new Promise((resolve) => gate.push(resolve)) : undefined);
  class GatedSlot extends Slot {
    async thread(kind) {
      await pass();
      return super.thread(kind);
    }
    async clear() {
      await pass();
      return super.clear();
    }
  }

  // It does not move but for `moveFileClock`: no test depends on how fast the machine is.
  let now = 0;
  const clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  /** The user of each job that has started, in their order. */
  const started = [];
  class SeenPool extends FilePool {
    run(request, size, work) {
      return super.run(request, size, (slot) => {
        started.push(request.user);
        return work(slot);
      });
    }
  }
  const files = new SeenPool({ timers: clock, makeSlot: () => new GatedSlot() });

  const open = (count = gate.length) => {
    for (const go of gate.splice(0, count)) go();
  };
  return {
    files,
    forgetFiles() {
      held = false;
      open();
      started.length = 0;
    },
    fileTools: {
      /** {held: true}: each job stops before it gets a thread, until {held: false} */
      holdFiles: (how) => {
        held = how.held;
        if (!held) open();
      },
      /** lets the jobs go on that have been at the gate for the longest time */
      passFiles: ({ count }) => open(count),
      files: () => ({ atGate: gate.length, running: files.running, waiting: files.waiting, started }),
      /** moves the pool's clock on and runs what is due */
      moveFileClock: ({ plusMs }) => {
        now += plusMs;
        for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.run();
      },
    },
  };
}
