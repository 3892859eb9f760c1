/** What the portal itself says of a call that got no usable answer, in English; `failureWords` (src/shared/errors) takes another language. */
export const OWN_TEXTS = {
  networkFailed: 'Network error occurred',
  timedOut: 'The server is taking too long to answer. Please try again.',
  unreadable: 'The server sent an answer the portal cannot read. Please try again.',
  noRefreshToken: 'No refresh token available',
  signInEnded: 'You have been signed out.',
};

/** The name of one of these texts; null when the message is the provider's. */
export function ownTextOf(message: string): keyof typeof OWN_TEXTS | null {
  const names = Object.keys(OWN_TEXTS) as (keyof typeof OWN_TEXTS)[];
  return names.find((name) => OWN_TEXTS[name] === message) ?? null;
}
