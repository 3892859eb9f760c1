// Jest's matchers without their `any`.
export const aNumber: unknown = expect.any(Number);
export const aBoolean: unknown = expect.any(Boolean);
export const anObject: unknown = expect.any(Object);
export const aString: unknown = expect.any(String);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const containing = (part: object): unknown => expect.objectContaining(part);
export const listContaining = (items: unknown[]): unknown => expect.arrayContaining(items);
