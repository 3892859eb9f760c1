import { addPaise, toPaise } from './money.ts';

/** Rupees of the notes and coins that are counted, in order. Stored counts are summed over this list, so a withdrawn note stays in it. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

export type Denomination = (typeof DENOMINATIONS)[number];
export type PieceField = `count${Denomination}`;
export type Pieces = Readonly<Record<PieceField, number>>;

/** The name of the field with the number of pieces of a denomination. */
export const pieceField = <D extends Denomination>(denomination: D): `count${D}` => `count${denomination}`;

/** The number of pieces of each denomination; 0 where `of` returns none. */
export const piecesOf = (of: (field: PieceField) => number | null | undefined): Pieces =>
  Object.fromEntries(DENOMINATIONS.map((each) => [pieceField(each), of(pieceField(each)) ?? 0])) as Pieces;

/** The value of pieces of one denomination, in paise. */
export const valueOf = (denomination: Denomination, pieces: number): number => toPaise(denomination * pieces);

/** The value of all notes and coins with the amount of other coins, in paise. */
export const countedCash = (pieces: Pieces, otherCoins: number): number =>
  addPaise(...DENOMINATIONS.map((each) => valueOf(each, pieces[pieceField(each)])), otherCoins);
