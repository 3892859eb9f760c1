import { startEngine } from './startProviders.mjs';

export default (run) => startEngine('postgres', run);
