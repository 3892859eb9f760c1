import { startEngine } from './startProviders.mjs';

export default (run) => startEngine('embedded', run);
