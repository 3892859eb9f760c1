// The project's rules as a plugin of the linter.
import { dayInDrawing } from './dayInDrawing.mjs';
import { literalWords } from './literalWords.mjs';
import { sharedMutations } from './sharedMutations.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'day-in-drawing': dayInDrawing, 'no-literal-words': literalWords, 'shared-mutations': sharedMutations },
};
