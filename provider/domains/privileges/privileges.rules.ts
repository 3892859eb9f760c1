import { present } from '../../../common/present.ts';
import { PRIVILEGE_ROWS, type Privilege } from '../../contract/generated/privileges.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';

export type UserPrivilege = components['schemas']['UserPrivilege'];

const idByName = new Map<Privilege, number>(PRIVILEGE_ROWS.map(({ name, id }) => [name, id]));
const rowById = new Map<number, (typeof PRIVILEGE_ROWS)[number]>(PRIVILEGE_ROWS.map((row) => [row.id, row]));

export const idOfPrivilege = (name: Privilege): number => present(idByName.get(name), `the id of ${name}`);
/** The privileges of a platform user. */
export const EVERY_PRIVILEGE: ReadonlySet<number> = new Set(PRIVILEGE_ROWS.map(({ id }) => id));
export const isPrivilege = (id: number): boolean => rowById.has(id);
/** The label on screens. */
export const labelOfPrivilege = (id: number): string => rowById.get(id)?.label ?? String(id);
export const nameOfPrivilege = (id: number): string => rowById.get(id)?.name ?? String(id);

/** The tree of privileges with `selected` for those that are stored for the user. */
export function privilegeTree(ids: ReadonlySet<number>, parent: Privilege | null = null): UserPrivilege[] {
  return PRIVILEGE_ROWS.filter((row) => row.parent === parent).map(({ id, name }) => ({
    privilegeId: id,
    privilegeName: name,
    selected: ids.has(id),
    childPrivileges: privilegeTree(ids, name),
  }));
}

/** The first of `wanted` that is not in `allowed`. */
export const firstBeyond = (wanted: Iterable<number>, allowed: ReadonlySet<number>): number | undefined =>
  [...wanted].find((id) => !allowed.has(id));
