// The security headers of all responses.
const self = "'self'";
const none = "'none'";

/** antd writes style elements, so inline styles stay allowed; scripts do not. */
const CONTENT_SECURITY_POLICY = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:', 'blob:'],
  'connect-src': [self],
  'font-src': [self],
  'frame-src': [self, 'blob:'],
  'frame-ancestors': [none],
  'base-uri': [none],
  'form-action': [none],
  'object-src': [none],
  'manifest-src': [self],
};

/** Equal for all responses. Browsers ignore HSTS over plain http, so that it only has an effect behind TLS. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(CONTENT_SECURITY_POLICY)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';'),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
