// A missing id or choice is an error: `schoolId ?? 0` or `gender ?? 'OTHER'` would be stored or shown as if it were correct.

const ID_OR_ENUM = '/(Id|[gG]ender|[tT]ype|[sS]tatus|[cC]ategory|[lL]ife)$/';
/** A list or a map of ids: `ids[at]`, `idByName.get(name)`. */
const IDS = '/[iI]ds$|^id(Of|By)/';
const OR = 'LogicalExpression[operator=/^(\\?\\?|\\|\\|)$/]';
const message =
  'A missing id or choice is an error, never a plausible value: narrow its type, or present(value, name).';

/** For ESLint's no-restricted-syntax. Rejects a literal as the default of an id or a choice, except null. */
export const noPlausible = [
  `${OR}[left.name=${ID_OR_ENUM}]`,
  `${OR}[left.property.name=${ID_OR_ENUM}][left.computed!=true]`,
  `${OR}[left.expression.property.name=${ID_OR_ENUM}][left.expression.computed!=true]`,
  // The id of an HTML element is a text.
  ...['property', 'expression.property'].map((path) => `${OR}[left.${path}.name='id'][right.raw=/^\\d/]`),
  ...['object.name', 'object.property.name', 'expression.object.property.name', 'callee.object.name'].map(
    (path) => `${OR}[left.${path}=${IDS}]`,
  ),
  `AssignmentPattern[left.name=${ID_OR_ENUM}]`,
].map((selector) => ({ selector: `${selector}[right.type='Literal'][right.raw!='null']`, message }));
