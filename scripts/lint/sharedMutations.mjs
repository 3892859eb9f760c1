// A feature calls a mutation only through a shared hook that reports the result: `useFeedback`, `useToggle` or a saving hook.
/** The shared hooks that send what some of their options make. */
const SENDERS = {
  useToggle: ['set'],
  useSaving: ['save'],
  useRecordForm: ['save'],
  useSubmit: ['send'],
  useSend: ['send'],
  useReason: ['send'],
  useSheetEditor: ['send'],
  useClassCopies: ['send'],
  useFileImport: ['check', 'store'],
  usePrinting: ['print', 'mark'],
};
/** The shared hooks of downloads, with the method whose first argument sends the request. */
const RUNS = { useFileRun: 'start', useReportFile: 'save' };
const MUTATION_HOOK = /^use(\w+)?Mutation$/;

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isCallOf = (node, wanted) => node?.type === 'CallExpression' && wanted(nameOf(node.callee) ?? '');

/** The call expression of a function, with the member access on its result: `send(x)`, `send(x).unwrap()`. */
function answerOf(node) {
  let response = node;
  for (;;) {
    const { parent } = response;
    const called = parent.type === 'CallExpression' && parent.callee === response;
    const asked = parent.type === 'MemberExpression' && parent.object === response && parent.property.name === 'unwrap';
    if (!called && !asked) return response;
    response = parent;
  }
}

/** The variable with this name in the scope of a node. */
function variableOf(node, sourceCode) {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper)
    if (scope.set.has(node.name)) return scope.set.get(node.name);
  return undefined;
}

/** Whether a function is the result of `useFeedback()`. */
function isFeedback(callee, sourceCode) {
  if (callee.type !== 'Identifier') return false;
  const from = variableOf(callee, sourceCode)?.defs[0]?.node.init;
  return isCallOf(from, (name) => name === 'useFeedback');
}

/** Whether a node is in an option of a shared hook that sends requests. */
function isInOption(node) {
  for (let at = node; at.parent; at = at.parent) {
    const hook = at.type === 'Property' && at.parent.parent;
    if (
      isCallOf(hook || undefined, (name) => SENDERS[name]?.includes(at.key.name)) &&
      hook.arguments.includes(at.parent)
    )
      return true;
  }
  return false;
}

/** Whether a node is part of the first argument of a download method: `file.save((runKey) => send(x))`. */
function isInRun(node, sourceCode) {
  for (let at = node; at.parent; at = at.parent) {
    const { callee, arguments: [first] = [] } = at.parent;
    if (first !== at || callee?.type !== 'MemberExpression' || callee.object.type !== 'Identifier') continue;
    const from = variableOf(callee.object, sourceCode)?.defs[0]?.node.init;
    if (isCallOf(from, (name) => RUNS[name] === callee.property.name)) return true;
  }
  return false;
}

function isShared(response, sourceCode) {
  const { parent } = response;
  if (parent.type === 'CallExpression' && parent.arguments[0] === response && isFeedback(parent.callee, sourceCode))
    return true;
  if (isInOption(response) || isInRun(response, sourceCode)) return true;
  // Assigned to a variable first: `const call = send(x)`, then `feedback(call.unwrap(), …)`.
  if (parent.type !== 'VariableDeclarator' || parent.init !== response || parent.id.type !== 'Identifier') return false;
  const uses = sourceCode.getDeclaredVariables(parent).flatMap(({ references }) => references);
  return uses.some(({ identifier, init }) => !init && isShared(answerOf(identifier), sourceCode));
}

export const sharedMutations = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      taken: 'Take the sender of a mutation out of its hook at once: `const [send] = {{hook}}()`.',
      alone:
        'Send a mutation through useFeedback, useFileRun, useToggle, usePrinting, useSubmit, useReason, useSaving, useFileImport or useRecordForm, which report the result.',
    },
  },
  create: ({ report, sourceCode }) => ({
    CallExpression(node) {
      const hook = nameOf(node.callee) ?? '';
      if (!MUTATION_HOOK.test(hook)) return;
      const { parent } = node;
      const sender = parent.type === 'VariableDeclarator' && parent.id.type === 'ArrayPattern' && parent.id.elements[0];
      if (!sender || sender.type !== 'Identifier') {
        report({ node, messageId: 'taken', data: { hook } });
        return;
      }
      for (const { identifier, init } of variableOf(sender, sourceCode)?.references ?? [])
        if (!init && !(identifier.parent.type === 'CallExpression' && isShared(answerOf(identifier), sourceCode)))
          report({ node: identifier, messageId: 'alone' });
    },
  }),
};
