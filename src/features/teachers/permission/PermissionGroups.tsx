import type { UserPrivilege } from '@/api/privileges';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { PermissionBox } from './PermissionBox';
import { within, type Found } from './permissionTree';
import type { PermissionEditor } from './usePermissions';
import { useLabelOf } from './useTreeSearch';

interface PermissionGroupsProps {
  readonly tree: readonly UserPrivilege[];
  readonly editor: PermissionEditor;
  /** the search result; null without a search */
  readonly found: Found | null;
  /** id of the text with the reason why a box is disabled */
  readonly hint: string;
}

const isShown = ({ privilegeId }: UserPrivilege, found: Found | null): boolean =>
  found === null || found.found.has(privilegeId) || found.around.has(privilegeId);

/** A card for each group of the menu. */
export function PermissionGroups({ tree, ...rest }: PermissionGroupsProps) {
  const words = useWords(teacherWords);
  return (
    <div className="permission-groups">
      {tree
        .filter((group) => isShown(group, rest.found))
        .map((group) => {
          const ids = within(group).map(({ privilegeId }) => privilegeId);
          return (
            <section key={group.privilegeId} className="portal-card permission-group">
              <header>
                <h2>
                  <Permission node={group} {...rest} />
                </h2>
                <span className="permission-count">
                  {words.countOf(ids.filter((id) => rest.editor.selected.has(id)).length, ids.length)}
                </span>
              </header>
              <Branch nodes={group.childPrivileges} {...rest} />
            </section>
          );
        })}
    </div>
  );
}

interface BranchProps extends Omit<PermissionGroupsProps, 'tree'> {
  readonly nodes: readonly UserPrivilege[];
}

function Branch({ nodes, ...rest }: BranchProps) {
  const shown = nodes.filter((node) => isShown(node, rest.found));
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((node) => (
        <li key={node.privilegeId}>
          <Permission node={node} {...rest} />
          <Branch nodes={node.childPrivileges} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface PermissionProps extends Omit<PermissionGroupsProps, 'tree'> {
  readonly node: UserPrivilege;
}

/** An ancestor of a search result has no checkbox, because it would change hidden permissions. */
function Permission({ node, editor, found, hint }: PermissionProps) {
  const labelOf = useLabelOf();
  if (found?.around.has(node.privilegeId)) return <span className="permission-around">{labelOf(node)}</span>;
  return <PermissionBox node={node} editor={editor} hint={hint} />;
}
