// The areas of a sheet of paper that contain the strips of a document.
import { copySizes, pageSizes, type Sizes } from '../documentStyle.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  sizes: Sizes;
}

export type Paper = 'A4' | 'A3';

export interface Sheet {
  paper: Paper;
  orientation: 'portrait' | 'landscape';
  width: number;
  height: number;
  frame: Frame;
}

const SHORT = 595.28;
const LONG = 841.89;
const LONG_A3 = 1190.55;
const BESIDE = 42;
const ABOVE = 36;
/** Contains the footer. */
const BELOW = 44;
const AROUND_COPY = 28;
const AROUND_SLIP = 24;

function sheetOf(paper: Paper, orientation: Sheet['orientation'], width: number, height: number): Sheet {
  const frame = { left: BESIDE, top: ABOVE, width: width - 2 * BESIDE, height: height - ABOVE - BELOW };
  return { paper, orientation, width, height, frame: { ...frame, sizes: pageSizes } };
}

type Sheets = Readonly<Record<Sheet['orientation'], Sheet>>;

export const sheets: Sheets = {
  portrait: sheetOf('A4', 'portrait', SHORT, LONG),
  landscape: sheetOf('A4', 'landscape', LONG, SHORT),
};
const sheetsA3: Sheets = {
  portrait: sheetOf('A3', 'portrait', LONG, LONG_A3),
  landscape: sheetOf('A3', 'landscape', LONG_A3, LONG),
};

export const sheetsOf = (paper: Paper): Sheets => (paper === 'A3' ? sheetsA3 : sheets);

/** The width of a landscape page between its margins, in points. */
export const landscapeWidth = (paper: Paper): number => sheetsOf(paper).landscape.frame.width;

/** The two halves of a landscape sheet. */
export const copyFrames: readonly [Frame, Frame] = [0, LONG / 2].map((left) => ({
  left: left + AROUND_COPY,
  top: AROUND_COPY,
  width: LONG / 2 - 2 * AROUND_COPY,
  height: SHORT - 2 * AROUND_COPY,
  sizes: copySizes,
})) as [Frame, Frame];

/** The four quarters of a portrait sheet, row by row. */
export const slipFrames: readonly Frame[] = [0, LONG / 2].flatMap((top) =>
  [0, SHORT / 2].map((left) => ({
    left: left + AROUND_SLIP,
    top: top + AROUND_SLIP,
    width: SHORT / 2 - 2 * AROUND_SLIP,
    height: LONG / 2 - 2 * AROUND_SLIP,
    sizes: pageSizes,
  })),
);

/** The cutting lines are in the middle of a side. */
export const CUTS = { long: LONG / 2, short: SHORT / 2 } as const;
