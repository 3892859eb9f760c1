/** Texts for a request without a usable response, in English; other languages go into `failureWords` (src/shared/errors). */
export const OWN_TEXTS = {
  networkFailed: 'Network error occurred',
  timedOut: 'The server is taking too long to respond. Please try again.',
  unreadable: 'The server sent a response that the portal cannot read. Please try again.',
  noRefreshToken: 'No refresh token available',
  signInEnded: 'You have been signed out.',
};

/** Returns the key of one of these texts, or null if the message came from the provider. */
export function ownTextOf(message: string): keyof typeof OWN_TEXTS | null {
  const names = Object.keys(OWN_TEXTS) as (keyof typeof OWN_TEXTS)[];
  return names.find((name) => OWN_TEXTS[name] === message) ?? null;
}
