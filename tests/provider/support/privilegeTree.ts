// The privileges of the contract, and a user's tree of them, without a provider.
import { privileges, type Privilege } from '../../contract/support';

const flat = (nodes: Privilege[]): Privilege[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
export const ALL = flat(privileges);
const byName = new Map(ALL.map((one) => [one.name, one]));

export function idOf(name: string): number {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is no privilege.`);
  return found.id;
}
export const ids = (...names: string[]): number[] => names.map(idOf);
export const labelOf = (name: string): string => byName.get(name)?.label ?? '';

export interface Held {
  privilegeId: number;
  privilegeName: string;
  selected: boolean;
  childPrivileges: Held[];
}

export const selectedIn = (tree: Held[]): number[] =>
  tree
    .flatMap((node) => [...(node.selected ? [node.privilegeId] : []), ...selectedIn(node.childPrivileges)])
    .sort((a, b) => a - b);
