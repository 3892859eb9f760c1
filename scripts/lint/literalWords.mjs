// Texts of screens are in a words file: rejects JSX texts, text props and `label: …` of objects that are literals.
/** Props of elements and keys of objects (columns, menu items, options) whose value is shown or read aloud. */
const TEXT_NAMES = new Set([
  ...['title', 'label', 'placeholder', 'alt', 'description', 'extra', 'help', 'hint', 'tooltip', 'message', 'text'],
  ...[
    'aria-label',
    'aria-description',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'abbr',
    'summary',
  ],
  ...['okText', 'cancelText', 'saveLabel', 'confirmLabel', 'notFoundContent', 'emptyText', 'children', 'content'],
]);
const LETTER = /\p{L}/u;

/** The literals that an expression may return: also those in `? :`, `&&`, `??`, `+` and templates. */
function* literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string' && LETTER.test(node.value)) yield node;
      break;
    case 'TemplateLiteral':
      if (node.quasis.some(({ value }) => LETTER.test(value.raw))) yield node;
      break;
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      yield* literalsOf(node.expression);
      break;
    case 'ConditionalExpression':
      yield* literalsOf(node.consequent);
      yield* literalsOf(node.alternate);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.operator === '+' || node.type === 'LogicalExpression') {
        yield* literalsOf(node.left);
        yield* literalsOf(node.right);
      }
  }
}

export const literalWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Declare displayed texts in a words file and read them with useWords.' },
  },
  create({ report }) {
    const refuse = (value) => {
      for (const node of literalsOf(value)) report({ node, messageId: 'literal' });
    };
    return {
      JSXText(node) {
        if (LETTER.test(node.value)) report({ node, messageId: 'literal' });
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') refuse(node);
      },
      JSXAttribute({ name, value }) {
        if (TEXT_NAMES.has(name.name)) refuse(value);
      },
      Property({ key, value, computed }) {
        if (!computed && TEXT_NAMES.has(key.name ?? key.value)) refuse(value);
      },
    };
  },
};
