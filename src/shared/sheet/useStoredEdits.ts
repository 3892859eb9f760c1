/** Stores the edits of a sheet as a draft within a second, and offers those of an earlier draft. */
import { useEffect, useState } from 'react';
import { useDraftWriter, type DraftVersion, type StoredDraft } from '../drafts';
import type { CellKey, CellTexts, Sheet } from './types';

/** The stored version of each cell; cells that were never stored may be left out. */
export type CellVersions<Version extends DraftVersion = number> = Readonly<Record<CellKey, Version>>;

interface StoredEditsOptions<Row, Version extends DraftVersion> {
  readonly sheet: Sheet<Row>;
  /** the name of the draft */
  readonly form: string;
  /** the draft as it was stored when the sheet opened */
  readonly found: StoredDraft | null;
  /** what the edits are based on */
  readonly versions: CellVersions<Version>;
  /** The entries of the draft become edits; these are the versions they are based on. */
  readonly onResume: (versions: CellVersions<Version>) => void;
}

/** Entries of an earlier draft that are not edits of the sheet. */
export interface DraftOffer {
  readonly texts: CellTexts;
  /** the number of entries of cells that no longer exist or cannot be edited */
  readonly left: number;
  /** in milliseconds since the epoch */
  readonly savedAt: number;
}

export interface StoredEdits {
  readonly offer: DraftOffer | undefined;
  /** The browser does not store the edits. */
  readonly isDenied: boolean;
  readonly resume: () => void;
  readonly discard: () => void;
}

const versionsOf = (keys: readonly CellKey[], versions: CellVersions<DraftVersion>): CellVersions<DraftVersion> =>
  Object.fromEntries(keys.flatMap((key) => (versions[key] === undefined ? [] : [[key, versions[key]]])));

function offerOf<Row>(sheet: Sheet<Row>, found: StoredDraft | null): DraftOffer | undefined {
  if (!found) return undefined;
  const { different, left } = sheet.compare(found.texts);
  if (Object.keys(different).length === 0 && left.length === 0) return undefined;
  return { texts: different, left: left.length, savedAt: found.savedAt };
}

/** Stores the edits while the screen is open, and when the tab is hidden or the screen is left. */
function useSheetWriter<Row, Version extends DraftVersion>(
  { sheet, form, versions }: StoredEditsOptions<Row, Version>,
  onStored: (isStored: boolean) => void,
) {
  const read = () => {
    const texts = sheet.edits();
    return { texts, versions: versionsOf(Object.keys(texts), versions) };
  };
  // A column may be gone for a moment only, such as that of a paper without maximum marks, and a locked row may be unlocked again.
  const [keeps] = useState(() => (key: CellKey) => sheet.kind(key) !== 'editable');
  const writer = useDraftWriter({ form, read, keeps, onStored });
  useEffect(() => {
    const schedule = () => {
      writer.current?.schedule();
      // At once after the last edit was saved or undone: a page that is closed then would leave the draft of saved entries.
      if (sheet.summary().changes === 0) void writer.current?.flush();
    };
    if (sheet.summary().changes > 0) schedule();
    return sheet.subscribeEdits(schedule);
  }, [sheet, form, writer]);
  return writer;
}

/** @typeParam Version as the versions of the screen are, which are also those of its drafts */
export function useStoredEdits<Row, Version extends DraftVersion = number>(
  options: StoredEditsOptions<Row, Version>,
): StoredEdits {
  const { sheet, found, onResume } = options;
  const [offer, setOffer] = useState(() => offerOf(sheet, found));
  const [isDenied, setIsDenied] = useState(false);
  const [onStored] = useState(() => (isStored: boolean) => setIsDenied(!isStored));
  const writer = useSheetWriter(options, onStored);
  const [isObsolete] = useState(found !== null && offer === undefined);
  useEffect(() => {
    if (isObsolete) void writer.current?.discardOthers();
  }, [isObsolete, writer]);
  return {
    offer,
    isDenied,
    resume: () => {
      if (!offer || !found) return;
      // Entries typed since the offer was shown are newer.
      const texts = Object.fromEntries(Object.entries(offer.texts).filter(([key]) => !sheet.cell(key).changed));
      // Also entries equal to the stored ones, so that no other draft keeps them as unsaved.
      const left = new Set(sheet.compare(found.texts).left);
      writer.current?.adopt(Object.keys(found.texts).filter((key) => !left.has(key)));
      onResume(Object.fromEntries(Object.keys(texts).map((key) => [key, (found.versions[key] ?? 0) as Version])));
      sheet.apply(texts);
      setOffer(undefined);
    },
    discard: () => {
      setOffer(undefined);
      void writer.current?.discardOthers();
    },
  };
}
