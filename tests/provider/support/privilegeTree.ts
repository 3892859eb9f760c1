// The privileges of the contract, and a user's tree of them, without a provider.
import { privileges, type Privilege } from '../../contract/support';

const flat = (nodes: Privilege[]): Privilege[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
export const ALL = flat(privileges);
const byName = new Map(ALL.map((one) => [one.name, one]));

export function privilegeId(name: string): number {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is no privilege.`);
  return found.id;
}
export const privilegeIds = (...names: string[]): number[] => names.map(privilegeId);
export const labelOf = (name: string): string => byName.get(name)?.label ?? '';

export interface HeldPrivilege {
  privilegeId: number;
  privilegeName: string;
  selected: boolean;
  childPrivileges: HeldPrivilege[];
}

export const selectedIn = (tree: HeldPrivilege[]): number[] =>
  tree
    .flatMap((node) => [...(node.selected ? [node.privilegeId] : []), ...selectedIn(node.childPrivileges)])
    .sort((a, b) => a - b);
