// Prints how many mutants Stryker is about to run and the longest time that takes, then the progress in tenths.

/** Before the first test of a run with jest: its start, and that of a provider. */
const START_S = { pure: 0, nearest: 8 };

class PlanReporter {
  static inject = ['options'];
  #options;
  #planned = new Set();
  #done = 0;

  constructor(options) {
    this.#options = options;
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    const { testRunner, concurrency } = this.#options;
    const planned = mutantPlans.filter(({ plan, runOptions }) => plan === 'Run' && runOptions.testFilter?.length !== 0);
    const seconds = planned.reduce((sum, { netTime }) => sum + START_S[testRunner] + netTime / 1000, 0) / concurrency;
    this.#planned = new Set(planned.map(({ mutant }) => mutant.id));
    const known = mutantPlans.length - planned.length;
    const longest = `at most ${Math.ceil(seconds / 60)} min`;
    console.log(
      `  ${testRunner}: ${planned.length} mutants to run, ${longest}; ${known} known, ignored or not reached`,
    );
  }

  onMutantTested({ id }) {
    if (!this.#planned.has(id)) return;
    this.#done += 1;
    const tenth = Math.ceil(this.#planned.size / 10);
    if (this.#done % tenth === 0) console.log(`  ${this.#done} done`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'plan', injectableClass: PlanReporter }];
