// recheck chooses how it works when it is loaded: in this process, without a helper of another language.
process.env.RECHECK_SYNC_BACKEND = 'pure';
