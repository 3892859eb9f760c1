import { useState } from 'react';
import type { UserPrivilege } from '@/api/privileges';
import { privilegeWords } from '@/shared/labels';
import { contains } from '@/shared/lib/contains';
import { useWords } from '@/shared/words';
import { searched, type Found } from './permissionTree';

export interface TreeSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** null without a search text */
  readonly found: Found | null;
}

/** The labels of privileges; an unknown one is shown by its name. */
export function useLabelOf(): (node: UserPrivilege) => string {
  const labels: Readonly<Record<string, string>> = useWords(privilegeWords);
  return ({ privilegeName }) => labels[privilegeName] ?? privilegeName;
}

/** Permissions by a part of their label. */
export function useTreeSearch(tree: readonly UserPrivilege[]): TreeSearch {
  const [text, type] = useState('');
  const labels: Readonly<Record<string, string>> = useWords(privilegeWords);
  const wanted = text.trim();
  const found =
    wanted === ''
      ? null
      : searched(tree, ({ privilegeName }) => contains(labels[privilegeName] ?? privilegeName, wanted));
  return { text, type, found };
}
