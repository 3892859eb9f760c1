// recheck reads its backend when it is loaded: this process, without a helper program.
process.env.RECHECK_SYNC_BACKEND = 'pure';
