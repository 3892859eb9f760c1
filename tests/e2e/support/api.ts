// The provider as a test calls it beside the browser: to prepare records, and to see what is really stored.
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './account';

export interface Answer<T = unknown> {
  status: number;
  responseCode: number;
  responseMsg: string;
  data: T;
}

const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg94nBihiGlgQAzYctwZ66nVkAAAAASUVORK5CYII=';
export const LOGO = { name: 'crest.png', mimeType: 'image/png', buffer: Buffer.from(SQUARE, 'base64') };

interface Node {
  privilegeId: number;
  privilegeName: string;
  childPrivileges: Node[];
}

interface Sent {
  data?: object;
  multipart?: Record<string, string | number | boolean | typeof LOGO>;
}

export class Api {
  private readonly request: APIRequestContext;
  private readonly token: string;

  constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.token = token;
  }

  async call<T>(method: string, path: string, sent: Sent = {}): Promise<Answer<T>> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.request.fetch(`/api${path}`, { method, headers, ...sent });
    return { status: answer.status(), ...((await answer.json()) as Omit<Answer<T>, 'status'>) };
  }

  /** The data of a call that has to succeed. */
  async ask<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
    const { responseCode, responseMsg, data } = await this.call<T>(method, path, sent);
    if (responseCode !== 100) throw new Error(`${method} ${path}: ${responseCode} ${responseMsg}`);
    return data;
  }

  async addSchool(fields: Record<string, string>): Promise<number> {
    const start = { studentCodeStartFrom: 1000, feeReceiptStartFrom: 1000, feeCertificateStartFrom: 1000 };
    const multipart = { address: 'Tonk Road, Jaipur', contactMobile: '9829011111', ...start, logo: LOGO, ...fields };
    return (await this.ask<{ schoolId: number }>('POST', '/school/', { multipart })).schoolId;
  }

  addTeacher(schoolId: number, fields: { userName: string; teacherName: string; contactEmail?: string }) {
    const person = { gender: 'FEMALE', dateOfBirth: '1990-01-01', contactPhone: '9829022222', password: OWN_PASSWORD };
    const data = { contactEmail: 'head@school.example', ...person, schoolId, ...fields };
    return this.ask<{ teacherId: number; userId: number }>('POST', '/user/teacher', { data });
  }

  /** Makes exactly the named privileges a user's; all of them when none is named. */
  async grant(userId: number, names?: readonly string[]): Promise<void> {
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.childPrivileges)]);
    const tree = flat(await this.ask<Node[]>('GET', `/privilege/user/${userId}/all`));
    const chosen = tree.filter(({ privilegeName }) => names?.includes(privilegeName) ?? true);
    const data = { assignedPrivileges: chosen.map(({ privilegeId }) => privilegeId) };
    await this.ask('PUT', `/privilege/manage/${userId}`, { data });
  }
}

export async function apiOf(request: APIRequestContext, userName: string, password = PASSWORD): Promise<Api> {
  const answer = await request.post('/api/auth/login', { data: { userName, password } });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return new Api(request, data.accessToken);
}

/** Of the teachers made here. */
export const OWN_PASSWORD = 'Kachnar@27';

let schools = 0;

export interface OwnSchool {
  platform: Api;
  schoolId: number;
  schoolName: string;
  userName: string;
  userId: number;
}

/** A new school without sessions and classes, and a teacher who signs in with OWN_PASSWORD and holds the named privileges, or all. */
export async function openSchool(request: APIRequestContext, privileges?: readonly string[]): Promise<OwnSchool> {
  schools += 1;
  const platform = await apiOf(request, 'platform');
  const schoolName = `Udaipur Lake School ${schools}`;
  const userName = `lake.head${schools}`;
  const schoolId = await platform.addSchool({ schoolName });
  const { userId } = await platform.addTeacher(schoolId, { userName, teacherName: `Hemlata Paliwal ${schools}` });
  await platform.grant(userId, privileges);
  return { platform, schoolId, schoolName, userName, userId };
}
