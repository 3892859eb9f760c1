/**
 * Selected privileges as a set of ids. A parent is a privilege of its own, which is selected independently of those below it.
 * `grantable`: the ids that the signed-in user may grant or revoke.
 */
import type { UserPrivilege } from '@/api/privileges';

export type Ids = ReadonlySet<number>;
type Tree = readonly UserPrivilege[];

/** A privilege and everything below it. */
export const within = (node: UserPrivilege): UserPrivilege[] => [node, ...node.childPrivileges.flatMap(within)];

const all = (tree: Tree): UserPrivilege[] => tree.flatMap(within);

/** The privileges that the provider marks as selected. */
export const selectedIds = (tree: Tree): Ids =>
  new Set(all(tree).flatMap(({ selected, privilegeId }) => (selected ? [privilegeId] : [])));

export const grantableIds = (tree: Tree, mayGrant: (privilegeName: string) => boolean): Ids =>
  new Set(all(tree).flatMap(({ privilegeName, privilegeId }) => (mayGrant(privilegeName) ? [privilegeId] : [])));

export const isWithin = (ids: Ids, others: Ids): boolean => [...ids].every((id) => others.has(id));

/** 'some' is the partial state: it or a privilege below it is selected, but not all (PRIVILEGE-03). */
export function tickOf(node: UserPrivilege, selected: Ids): 'all' | 'some' | 'none' {
  const ticked = within(node).map(({ privilegeId }) => selected.has(privilegeId));
  if (!ticked.includes(true)) return 'none';
  return ticked.includes(false) ? 'some' : 'all';
}

/** The path from the root to a privilege; empty for an unknown one. */
function pathTo(tree: Tree, id: number): UserPrivilege[] {
  for (const node of tree) {
    if (node.privilegeId === id) return [node];
    const below = pathTo(node.childPrivileges, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/**
 * Selects a privilege with all below and above it. If it is selected with all below it, deselects these and leaves those above
 * (PRIVILEGE-02). Does not change privileges that cannot be granted.
 */
export function toggle(tree: Tree, id: number, selected: Ids, grantable: Ids): Ids {
  const path = pathTo(tree, id);
  const node = path.at(-1);
  if (!node) return selected;
  const may = (nodes: UserPrivilege[]) =>
    nodes.map(({ privilegeId }) => privilegeId).filter((one) => grantable.has(one));
  const own = may(within(node));
  if (!own.every((one) => selected.has(one))) return new Set([...selected, ...may(path), ...own]);
  const taken = new Set(own);
  return new Set([...selected].filter((one) => !taken.has(one)));
}

/** The privileges that are only in `after`, in the order of the tree. */
export const gained = (tree: Tree, before: Ids, after: Ids): UserPrivilege[] =>
  all(tree).filter(({ privilegeId }) => after.has(privilegeId) && !before.has(privilegeId));

/** Adds the grantable ones of some privileges to the selection, with all privileges above them. */
export function tickedToo(tree: Tree, ids: Ids, selected: Ids, grantable: Ids): Ids {
  const above = [...ids].filter((id) => grantable.has(id)).flatMap((id) => pathTo(tree, id));
  return new Set([
    ...selected,
    ...above.flatMap(({ privilegeId }) => (grantable.has(privilegeId) ? [privilegeId] : [])),
  ]);
}

/** The search result: found privileges with all below them, and their ancestors. */
export interface Found {
  readonly found: Ids;
  readonly around: Ids;
}

export function searched(tree: Tree, matches: (node: UserPrivilege) => boolean): Found {
  const found = new Set<number>();
  const around = new Set<number>();
  const look = (node: UserPrivilege): boolean => {
    if (matches(node)) {
      for (const { privilegeId } of within(node)) found.add(privilegeId);
      return true;
    }
    const below = node.childPrivileges.map(look).includes(true);
    if (below) around.add(node.privilegeId);
    return below;
  };
  tree.forEach(look);
  return { found, around };
}

/** The number of privileges that are in only one of the sets. */
export const changesBetween = (before: Ids, after: Ids): number =>
  [...before].filter((id) => !after.has(id)).length + [...after].filter((id) => !before.has(id)).length;

export const sorted = (ids: Ids): number[] => [...ids].sort((a, b) => a - b);
