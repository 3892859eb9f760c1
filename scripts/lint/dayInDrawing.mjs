// A component or hook asks for the day with useToday: the React Compiler keeps the answer of a `today()` asked while drawing.
const DRAWS = /^(?:[A-Z]|use[A-Z])/;

/** The name of the function around a node, by its declaration or the variable that holds it. */
function nameAround(node) {
  let at = node.parent;
  while (at && !/Function/.test(at.type)) at = at.parent;
  return at?.id?.name ?? (at?.parent?.type === 'VariableDeclarator' ? at.parent.id.name : undefined);
}

export const dayInDrawing = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { kept: 'While drawing, the day is asked for with useToday: it may change while the screen is open.' },
  },
  create({ report }) {
    return {
      'CallExpression[callee.name="today"]'(node) {
        if (DRAWS.test(nameAround(node) ?? '')) report({ node, messageId: 'kept' });
      },
    };
  },
};
