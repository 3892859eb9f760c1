// Portraits of some of the demo's students: drawings, so that they show no real person.
import sharp from 'sharp';

export interface Portraits {
  girls: Buffer[];
  boys: Buffer[];
}

const SIDE = 240;
const GROUNDS = ['#d7e6f5', '#e4efdc', '#f6e7d2', '#ece1f1', '#dcefee', '#f3dfe0'];
const SKINS = ['#c68a5f', '#a9714b', '#d9a277', '#8d5a3a'];
const HAIRS = ['#1d1714', '#2b201a', '#14110f'];

const PLAITS = (hair: string) => `<path d="M74 92c-14 26-16 62-10 88l14 2c-4-28-2-58 8-82z" fill="${hair}"/>
  <path d="M166 92c14 26 16 62 10 88l-14 2c4-28 2-58-8-82z" fill="${hair}"/>
  <path d="M62 176h18v8H62zM160 176h18v8h-18z" fill="#b3262d"/>`;
const PARTING = 'M72 104c-4-44 20-66 48-66s52 22 48 66c-10-22-26-34-46-42-14 14-34 28-50 42z';
const CROP = 'M74 98c-8-44 20-62 46-62s54 18 46 62c-3-12-6-20-11-27-22 8-48 8-70 0-5 7-8 15-11 27z';

/** Head and shoulders in the school's shirt and tie. */
function drawn(at: number, girl: boolean): string {
  const pick = (from: readonly string[]) => from[at % from.length] ?? '';
  const [ground, skin, hair] = [pick(GROUNDS), pick(SKINS), pick(HAIRS)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 240 240">
  <rect width="240" height="240" fill="${ground}"/>
  ${girl ? PLAITS(hair) : ''}
  <path d="M36 240c4-44 34-58 84-58s80 14 84 58z" fill="#ffffff"/>
  <path d="M36 240c3-36 22-50 54-55l6 55zM204 240c-3-36-22-50-54-55l-6 55z" fill="#2f4a7c"/>
  <path d="M100 158h40v26c-8 14-32 14-40 0z" fill="${skin}"/>
  <path d="M112 192h16l4 48h-24z" fill="#7c1f2b"/>
  <ellipse cx="120" cy="112" rx="44" ry="54" fill="${skin}"/>
  <ellipse cx="75" cy="116" rx="8" ry="12" fill="${skin}"/><ellipse cx="165" cy="116" rx="8" ry="12" fill="${skin}"/>
  <path d="${girl ? PARTING : CROP}" fill="${hair}"/>
  <path d="M92 104q10-6 20 0M128 104q10-6 20 0" stroke="${hair}" stroke-width="4" fill="none" stroke-linecap="round"/>
  <circle cx="102" cy="116" r="5" fill="#1b1512"/><circle cx="138" cy="116" r="5" fill="#1b1512"/>
  <path d="M119 120q-5 14 3 16" stroke="#00000055" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M102 146q18 14 36 0" stroke="#7a2f2a" stroke-width="4" fill="none" stroke-linecap="round"/>
</svg>`;
}

const VARIANTS = 12;

/** Equal on every machine; JPEG, like stored photographs. */
export async function drawPortraits(): Promise<Portraits> {
  const draw = (girl: boolean) =>
    Promise.all(
      Array.from({ length: VARIANTS }, (_, at) =>
        sharp(Buffer.from(drawn(at, girl)))
          .jpeg({ quality: 82 })
          .toBuffer(),
      ),
    );
  return { girls: await draw(true), boys: await draw(false) };
}
