// Components and hooks get the date from useToday: the React Compiler caches the result of `today()` in a render.
const DRAWS = /^(?:[A-Z]|use[A-Z])/;

/** The name of the enclosing function, by its declaration or its variable. */
function nameAround(node) {
  let at = node.parent;
  while (at && !/Function/.test(at.type)) at = at.parent;
  return at?.id?.name ?? (at?.parent?.type === 'VariableDeclarator' ? at.parent.id.name : undefined);
}

export const dayInDrawing = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { kept: 'Use useToday in a render: the date may change while the screen is open.' },
  },
  create({ report }) {
    return {
      'CallExpression[callee.name="today"]'(node) {
        if (DRAWS.test(nameAround(node) ?? '')) report({ node, messageId: 'kept' });
      },
    };
  },
};
