// One server for the whole run; the workers find it through their environment.
import { fillDemo, startServer } from './server';

export const ADDRESS = 'PORTAL_E2E_ADDRESS';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const forget = await fillDemo();
  const server = await startServer();
  process.env[ADDRESS] = server.address;
  return async () => {
    await server.stop();
    forget();
  };
}
