/** Settings read at run time from /config.json, so that one build serves any provider. */
interface RunTimeSettings {
  apiBase: string;
}

const DEFAULT: RunTimeSettings = { apiBase: '/api' };

/** Falls back to the provider on the portal's own site. */
export async function readSettings(load: typeof fetch = (...call) => window.fetch(...call)): Promise<RunTimeSettings> {
  try {
    const answer = await load('/config.json', { cache: 'no-cache' });
    const found = (await answer.json()) as Partial<RunTimeSettings>;
    return typeof found.apiBase === 'string' ? { apiBase: found.apiBase.replace(/\/$/, '') } : DEFAULT;
  } catch {
    return DEFAULT;
  }
}
