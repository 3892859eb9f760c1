import { CopyOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { UserPrivilege } from '@/api/privileges';
import { useHolds } from '@/shared/access';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { within } from './permissionTree';
import type { PermissionEditor } from './usePermissions';
import type { TreeSearch } from './useTreeSearch';

interface PermissionToolsProps {
  readonly tree: readonly UserPrivilege[];
  readonly editor: PermissionEditor;
  readonly search: TreeSearch;
  /** id of the text with the reason why a box is disabled */
  readonly hint: string;
  readonly onCopy: () => void;
}

/** The search, and actions on many permissions. */
export function PermissionTools({ tree, editor, search, hint, onCopy }: PermissionToolsProps) {
  const words = useWords(teacherWords);
  const { text, type, found } = search;
  return (
    <div className="permission-tools">
      {!editor.closed && <Hints tree={tree} editor={editor} hint={hint} />}
      <Input
        className="permission-search"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.search}
        aria-label={words.search}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <span className="portal-visually-hidden" aria-live="polite">
        {found && words.foundCount(found.found.size)}
      </span>
      {!editor.closed && <Buttons editor={editor} search={search} onCopy={onCopy} />}
    </div>
  );
}

function Hints({ tree, editor, hint }: Pick<PermissionToolsProps, 'tree' | 'editor' | 'hint'>) {
  const words = useWords(teacherWords);
  const grantsAll = tree.flatMap(within).every(({ privilegeId }) => editor.grantable.has(privilegeId));
  return (
    <div className="permission-hints">
      <p>{words.ticking}</p>
      {!grantsAll && <p id={hint}>{words.onlyOwn}</p>}
    </div>
  );
}

/** During a search the buttons only change the found permissions. */
function Buttons({ editor, search: { found }, onCopy }: Pick<PermissionToolsProps, 'editor' | 'search' | 'onCopy'>) {
  const words = useWords(teacherWords);
  const holds = useHolds();
  return (
    <>
      {holds('LIST_TEACHER') && (
        <Button icon={<CopyOutlined aria-hidden />} onClick={onCopy}>
          {words.copy}
        </Button>
      )}
      <Button onClick={() => (found ? editor.tickToo(found.found) : editor.selectAll())}>{words.selectAll}</Button>
      <Button onClick={() => editor.clear(found?.found)}>{words.clear}</Button>
    </>
  );
}
