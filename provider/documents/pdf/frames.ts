// The areas of an A4 sheet that contain the strips of a document.
import { copySizes, pageSizes, type Sizes } from '../documentStyle.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  sizes: Sizes;
}

export interface Sheet {
  orientation: 'portrait' | 'landscape';
  width: number;
  height: number;
  frame: Frame;
}

const SHORT = 595.28;
const LONG = 841.89;
const BESIDE = 42;
const ABOVE = 36;
/** Contains the footer. */
const BELOW = 44;
const AROUND_COPY = 28;

function sheetOf(orientation: Sheet['orientation'], width: number, height: number): Sheet {
  const frame = { left: BESIDE, top: ABOVE, width: width - 2 * BESIDE, height: height - ABOVE - BELOW };
  return { orientation, width, height, frame: { ...frame, sizes: pageSizes } };
}

export const sheets: Readonly<Record<Sheet['orientation'], Sheet>> = {
  portrait: sheetOf('portrait', SHORT, LONG),
  landscape: sheetOf('landscape', LONG, SHORT),
};

/** The two halves of a landscape sheet. */
export const copyFrames: readonly [Frame, Frame] = [0, LONG / 2].map((left) => ({
  left: left + AROUND_COPY,
  top: AROUND_COPY,
  width: LONG / 2 - 2 * AROUND_COPY,
  height: SHORT - 2 * AROUND_COPY,
  sizes: copySizes,
})) as [Frame, Frame];

/** The cutting line is in its middle. */
export const CUT_AT = LONG / 2;
