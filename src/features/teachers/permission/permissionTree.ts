/**
 * Which privileges are held, as a set of ids: a parent is a privilege of its own, so it is held or not whatever stands
 * below it. `grantable` are the ids the signed-in user may give or take.
 */
import type { UserPrivilege } from '@/api/privileges';

export type Ids = ReadonlySet<number>;
type Tree = readonly UserPrivilege[];

/** A privilege and everything below it. */
export const within = (node: UserPrivilege): UserPrivilege[] => [node, ...node.childPrivileges.flatMap(within)];

const all = (tree: Tree): UserPrivilege[] => tree.flatMap(within);

/** The privileges the provider marks as held. */
export const selectedIds = (tree: Tree): Ids =>
  new Set(all(tree).flatMap(({ selected, privilegeId }) => (selected ? [privilegeId] : [])));

export const grantableIds = (tree: Tree, mayGrant: (privilegeName: string) => boolean): Ids =>
  new Set(all(tree).flatMap(({ privilegeName, privilegeId }) => (mayGrant(privilegeName) ? [privilegeId] : [])));

export const isWithin = (ids: Ids, others: Ids): boolean => [...ids].every((id) => others.has(id));

/** 'some' is the partial state: it or something below it is held, but not all (PRIVILEGE-03). */
export function tickOf(node: UserPrivilege, held: Ids): 'all' | 'some' | 'none' {
  const ticked = within(node).map(({ privilegeId }) => held.has(privilegeId));
  if (!ticked.includes(true)) return 'none';
  return ticked.includes(false) ? 'some' : 'all';
}

/** The way from the top down to a privilege; empty for an unknown one. */
function pathTo(tree: Tree, id: number): UserPrivilege[] {
  for (const node of tree) {
    if (node.privilegeId === id) return [node];
    const below = pathTo(node.childPrivileges, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/**
 * A privilege is ticked with all below it and all above it; one that is ticked with all below it is taken with them, and
 * what stands above stays (PRIVILEGE-02). What cannot be granted stays as it is.
 */
export function toggle(tree: Tree, id: number, held: Ids, grantable: Ids): Ids {
  const path = pathTo(tree, id);
  const node = path.at(-1);
  if (!node) return held;
  const may = (nodes: UserPrivilege[]) =>
    nodes.map(({ privilegeId }) => privilegeId).filter((one) => grantable.has(one));
  const own = may(within(node));
  if (!own.every((one) => held.has(one))) return new Set([...held, ...may(path), ...own]);
  const taken = new Set(own);
  return new Set([...held].filter((one) => !taken.has(one)));
}

/** What is held after and was not before, in the order of the tree. */
export const gained = (tree: Tree, before: Ids, after: Ids): UserPrivilege[] =>
  all(tree).filter(({ privilegeId }) => after.has(privilegeId) && !before.has(privilegeId));

/** What of some privileges can be granted, held in addition, with all that stands above each of them. */
export function tickedToo(tree: Tree, ids: Ids, held: Ids, grantable: Ids): Ids {
  const above = [...ids].filter((id) => grantable.has(id)).flatMap((id) => pathTo(tree, id));
  return new Set([...held, ...above.flatMap(({ privilegeId }) => (grantable.has(privilegeId) ? [privilegeId] : []))]);
}

/** What a search shows: what it found with all below it, and around that the names it stands under. */
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

/** How many privileges are held in one set and not in the other. */
export const changesBetween = (before: Ids, after: Ids): number =>
  [...before].filter((id) => !after.has(id)).length + [...after].filter((id) => !before.has(id)).length;

export const sorted = (ids: Ids): number[] => [...ids].sort((a, b) => a - b);
